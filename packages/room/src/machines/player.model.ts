import { defineModel, inputOf } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { type PlayerContext, playerMachine } from './player.machine.ts'

const tape = { steps: [1, 2] }
const divergence = { step: 2, actor: 'lamp', expected: 'on', found: 'off' }
const failing = {
  to: 'idle',
  after: (before: PlayerContext, after: PlayerContext) =>
    after.problem === 'silence' && after.tape === before.tape,
}
const isFresh = ({ taken, isOver, divergence: diverged, problem }: PlayerContext) =>
  taken === 0 && !isOver && diverged === undefined && problem === undefined

export const playerModel = defineModel({
  machine: playerMachine,
  purpose: 'Holds a recording of a session and replays it.',
  input: undefined,
  begins: ({ context }) => context.tape === undefined && context.speed === 1 && isFresh(context),
  events: [
    { type: 'tape.brought', tape },
    { type: 'player.import' },
    { type: 'player.play', speed: 4 },
    { type: 'player.step' },
    { type: 'player.halt' },
    { type: 'player.moved', taken: 1 },
    { type: 'player.diverged', divergence },
    { type: 'player.ended' },
    { type: 'xstate.done.actor.bring', output: tape },
    { type: 'xstate.done.actor.bring', output: undefined },
    { type: 'xstate.error.actor.bring', error: new Error('silence') },
    { type: 'xstate.error.actor.play', error: new Error('silence') },
  ],
  abstract: ({ tape: held, taken, isOver, divergence: diverged, problem }) => [
    held !== undefined,
    taken,
    isOver,
    diverged !== undefined,
    problem,
  ],
  answers: {
    idle: {
      'tape.brought': {
        after: (_: PlayerContext, after: PlayerContext, event: AnyEventObject) =>
          after.tape === event.tape && isFresh(after),
      },
      'player.import': 'importing',
      'player.play': {
        when: (context) => context.tape !== undefined,
        to: 'playing',
        after: (before, after, { speed }) =>
          after.speed === speed && isFresh(after) && after.tape === before.tape,
      },
    },
    importing: {
      'xstate.done.actor.bring': [
        {
          when: (_, { output }) => output !== undefined,
          to: 'idle',
          after: (_, after, { output }) => after.tape === output && isFresh(after),
        },
        {
          to: 'idle',
          after: (before, after) => after.tape === before.tape && after.problem === undefined,
        },
      ],
      'xstate.error.actor.bring': failing,
    },
    playing: {
      'player.step': { does: ['play player.step'] },
      'player.moved': { after: (_, after, { taken }) => after.taken === taken },
      'player.diverged': {
        to: 'idle',
        after: (_, after, event) => after.divergence === event.divergence && after.isOver,
      },
      'player.ended': { to: 'idle', after: (_, after) => after.isOver && after.divergence === undefined },
      'player.halt': 'idle',
      'xstate.error.actor.play': failing,
    },
  },
  invariants: {
    'nothing is played without a recording': (snapshot) =>
      !snapshot.matches('playing') || snapshot.context.tape !== undefined,
    'what is played is the recording, as fast as was asked for': (snapshot) => {
      const { tape: held, speed } = snapshot.context
      return (
        !snapshot.matches('playing') ||
        JSON.stringify(inputOf(snapshot, 'play')) === JSON.stringify({ tape: held, speed })
      )
    },
    'a replay that diverged is over': ({ context }) => context.divergence === undefined || context.isOver,
  },
})
