import { defineTexts } from '../texts.ts'

export const decideTexts = defineTexts('room.decide', {
  title: 'Simulated answers',
  answerOf: (promise: string) => `Answer of ${promise}`,
  asItIs: 'Real answer',
  own: 'Another answer',
  outcomeOf: (promise: string) => `Outcome of ${promise}`,
  valueOf: (promise: string) => `Value for ${promise}`,
  set: 'Use this answer',
  notJson: 'Enter JSON, such as [1, 2] or "text".',
  kinds: { succeeds: 'Succeeds', fails: 'Fails', hangs: 'Never answers', late: 'Answers five seconds late' },
})

export const driveTexts = defineTexts('room.drive', {
  go: 'Go',
  goTo: (state: string) => `Go to ${state}`,
  way: 'Path',
  ends: {
    arrived: (state: string) => `Arrived at ${state}.`,
    passed: (state: string) => `Passed through ${state}, which is left immediately.`,
    noWay: (state: string) => `No path leads from here to ${state}.`,
    gaveUp: (state: string) => `No path to ${state} was found: there are too many possibilities.`,
    ended: (state: string) => `The actor has ended, so it cannot go to ${state}.`,
    diverged: (state: string) =>
      `The actor did not reach ${state}: an actor that it invokes took it to another state.`,
  },
  unknown: (events: string) =>
    `Guards or actions read a payload that is not known yet. Enter it under Events and send it once: ${events}.`,
  unknownAnswers: (promises: string) =>
    `Guards or actions read the answer of a promise, which is not known yet. Choose it under Simulated answers: ${promises}.`,
  impossible: (events: string) =>
    `These events come from a child actor, which cannot send them now: ${events}.`,
  held: 'The actor is paused here: until you continue, nothing from its child actors arrives and no delays elapse.',
  release: 'Continue',
  decided: 'simulated: no effect ran',
  restarted: 'Started again',
  ended: 'The actor has ended and receives no events.',
  carries: 'Payload',
  events: 'Events',
  send: (event: string) => `Send ${event}`,
  typeFor: (descriptor: string) => `Event type for ${descriptor}`,
  payloadOf: (event: string) => `Payload of ${event}`,
  sent: 'Sent',
  notJson: 'Invalid JSON. Nothing was sent.',
  nothingSent: 'Nothing was sent.',
  notObject: 'The payload should be an object.',
  wanted: {
    text: 'should be text',
    number: 'should be a number',
    boolean: 'should be true or false',
    list: 'should be a list',
    object: 'should be an object',
    null: 'should be null',
    absent: 'should be absent',
    asItIs: 'cannot be changed',
  },
})
