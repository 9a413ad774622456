import { defineTexts } from '../../texts.ts'

export const driveTexts = defineTexts('room.drive', {
  go: 'Go',
  goTo: (state: string) => `Go to ${state}`,
  way: 'The way there',
  ends: {
    arrived: (state: string) => `Arrived at ${state}.`,
    passed: (state: string) => `Passed ${state}: nothing ever rests there.`,
    noWay: (state: string) => `From here no way leads to ${state}.`,
    strayed: (state: string) => `The actor could not be led to ${state}: what it invokes leads it elsewhere.`,
  },
  held: 'It is kept there: no outcome comes and no delay passes until you let it go on.',
  release: 'Let it go on',
  decided: 'decided by the room',
  carries: 'What it carries',
  events: 'Events',
  send: (event: string) => `Send ${event}`,
  payloadOf: (event: string) => `What ${event} carries`,
  sent: 'Sent',
  notJson: 'This is no valid JSON. Nothing was sent.',
  wanted: {
    text: 'should be text',
    number: 'should be a number',
    boolean: 'should be true or false',
    list: 'should be a list',
    object: 'should be an object',
    null: 'should be null',
    absent: 'should not be there',
    asItIs: 'can only be left as it is',
  },
})
