import { defineModel, inputOf, isSameData } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { queryMachine } from './query.machine.ts'

const holdsAnswer = (
  _: unknown,
  { answer, problem }: { answer: unknown; problem: unknown },
  event: AnyEventObject,
) => answer === event.output && problem === undefined
const failing = {
  to: 'failed',
  after: (before: { answer: unknown }, after: { answer: unknown; problem: unknown }) =>
    after.answer === before.answer && after.problem === 'no answer',
}

export const queryModel = defineModel({
  machine: queryMachine,
  purpose: 'Keeps what the room shows up to date: asks again after every change, one question at a time.',
  input: { given: ['x:0'] },
  initially: ({ value, context: { given, answer, problem } }) =>
    isSameData(value, { asking: 'fresh' }) &&
    given.join() === 'x:0' &&
    answer === undefined &&
    problem === undefined,
  events: [
    { type: 'query.changed' },
    { type: 'query.asked', given: ['x:1'] },
    { type: 'xstate.done.actor.ask', output: 'an answer' },
    { type: 'xstate.done.actor.ask', output: undefined },
    { type: 'xstate.error.actor.ask', error: new Error('no answer') },
  ],
  abstract: ({ given, answer, problem }) => [given, answer, problem],
  answers: {
    'asking.fresh': {
      'query.changed': 'asking.stale',
      'xstate.done.actor.ask': { to: 'shown', after: holdsAnswer },
    },
    'asking.stale': { 'xstate.done.actor.ask': { to: 'asking.fresh', after: holdsAnswer } },
    asking: { 'xstate.error.actor.ask': failing },
    shown: { 'query.changed': 'asking.fresh' },
    failed: { 'query.changed': 'asking.fresh' },
    '*': {
      'query.asked': {
        to: 'asking.fresh',
        after: (before, after, { given }) => after.given === given && after.answer === before.answer,
      },
    },
  },
  invariants: {
    'changes of the source are observed all the time': ({ children }) =>
      children.changes?.getSnapshot().status === 'active',
    'a request is running if and only if the state is `asking`': (snapshot) =>
      snapshot.matches('asking') === (snapshot.children.ask?.getSnapshot().status === 'active'),
    'the request has the current arguments': (snapshot) =>
      !snapshot.matches('asking') ||
      JSON.stringify(inputOf(snapshot, 'ask')) === JSON.stringify({ given: snapshot.context.given }),
  },
  acceptedMutants: {
    'query: query.asked → asking: with reenter': 'only subscribes to the changes again',
  },
})
