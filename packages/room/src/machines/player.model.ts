import { defineModel, inputOf } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { type PlayerContext, playerMachine } from './player.machine.ts'

const recording = { steps: [1, 2] }
const divergence = { step: 2, actor: 'lamp', expected: 'on', found: 'off' }
const failing = {
  to: 'idle',
  after: (before: PlayerContext, after: PlayerContext) =>
    after.problem === 'no answer' && after.recording === before.recording,
}
const isFresh = ({ taken, isOver, divergence: diverged, problem }: PlayerContext) =>
  taken === 0 && !isOver && diverged === undefined && problem === undefined

export const playerModel = defineModel({
  machine: playerMachine,
  purpose: 'Holds a recording of a session and replays it.',
  input: undefined,
  initially: ({ value, context }) =>
    value === 'idle' && context.recording === undefined && context.speed === 1 && isFresh(context),
  events: [
    { type: 'recording.loaded', recording },
    { type: 'player.import' },
    { type: 'player.play', speed: 4 },
    { type: 'player.step' },
    { type: 'player.halt' },
    { type: 'player.moved', taken: 1 },
    { type: 'player.diverged', divergence },
    { type: 'player.ended' },
    { type: 'player.failed', error: new Error('no answer') },
    { type: 'xstate.done.actor.load', output: recording },
    { type: 'xstate.done.actor.load', output: undefined },
    { type: 'xstate.error.actor.load', error: new Error('no answer') },
    { type: 'xstate.error.actor.play', error: new Error('no answer') },
  ],
  abstract: ({ recording: held, taken, isOver, divergence: diverged, problem }) => [
    held !== undefined,
    taken,
    isOver,
    diverged !== undefined,
    problem,
  ],
  answers: {
    idle: {
      'recording.loaded': {
        after: (_: PlayerContext, after: PlayerContext, event: AnyEventObject) =>
          after.recording === event.recording && isFresh(after),
      },
      'player.import': 'importing',
      'player.play': {
        when: (context) => context.recording !== undefined,
        to: 'playing',
        after: (before, after, { speed }) =>
          after.speed === speed && isFresh(after) && after.recording === before.recording,
      },
    },
    importing: {
      'xstate.done.actor.load': [
        {
          when: (_, { output }) => output !== undefined,
          to: 'idle',
          after: (_, after, { output }) => after.recording === output && isFresh(after),
        },
        {
          to: 'idle',
          after: (before, after) => after.recording === before.recording && after.problem === undefined,
        },
      ],
      'xstate.error.actor.load': failing,
    },
    playing: {
      'player.step': { does: ['play player.step'] },
      'player.moved': { after: (_, after, { taken }) => after.taken === taken },
      'player.diverged': {
        to: 'idle',
        after: (_, after, event) => after.divergence === event.divergence && after.isOver,
      },
      'player.ended': { to: 'idle', after: (_, after) => after.isOver && after.divergence === undefined },
      'player.failed': failing,
      'player.halt': 'idle',
      'xstate.error.actor.play': failing,
    },
  },
  invariants: {
    'nothing is played without a recording': (snapshot) =>
      !snapshot.matches('playing') || snapshot.context.recording !== undefined,
    'the replay has the current recording and speed': (snapshot) => {
      const { recording: held, speed } = snapshot.context
      return (
        !snapshot.matches('playing') ||
        JSON.stringify(inputOf(snapshot, 'play')) === JSON.stringify({ recording: held, speed })
      )
    },
    'a replay that diverged is over': ({ context }) => context.divergence === undefined || context.isOver,
  },
})
