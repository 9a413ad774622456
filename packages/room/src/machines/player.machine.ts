import { assign, fromCallback, sendTo, setup } from 'xstate'
import { port, withEvent } from './setup.ts'

/** The part of a recording that the player needs. */
export interface LoadedRecording {
  steps: readonly unknown[]
}

/** The first difference between a replay and its recording. */
export interface Divergence {
  step: number
  actor: string
  expected: string | null
  found: string | null
  /** Whether the difference was found by a checkpoint. */
  isCheck?: boolean
}

/** A multiple of the recorded speed, or one step per request. */
export type Speed = 1 | 4 | 'steps'

export type PlayerEvent =
  | { type: 'recording.loaded'; recording: LoadedRecording }
  | { type: 'player.import' }
  | { type: 'player.play'; speed: Speed }
  /** Takes one step, when the speed is `steps`. */
  | { type: 'player.step' }
  | { type: 'player.halt' }
  | { type: 'player.moved'; taken: number }
  | { type: 'player.diverged'; divergence: Divergence }
  | { type: 'player.ended' }
  /** The replay cannot start or continue. */
  | { type: 'player.failed'; error: unknown }

export interface PlayerContext {
  recording: LoadedRecording | undefined
  speed: Speed
  taken: number
  /** Set when a replay is over; without a divergence it was identical to the recording. */
  isOver: boolean
  divergence: Divergence | undefined
  problem: string | undefined
}

export interface Play {
  recording: LoadedRecording | undefined
  speed: Speed
}

/** Holds a recording and replays it. */
export const playerMachine = setup({
  types: { context: {} as PlayerContext, events: {} as PlayerEvent },
  actors: {
    load: port<LoadedRecording | undefined, Record<string, never>>('loading a recording'),
    play: fromCallback<PlayerEvent, Play>(() => {}),
  },
  actions: {
    insert: assign((_, { recording }: { recording: LoadedRecording }) => ({
      recording,
      taken: 0,
      isOver: false,
      divergence: undefined,
      problem: undefined,
    })),
    setProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error.message : String(error),
    })),
    forgetProblem: assign({ problem: undefined }),
    rewind: assign((_, { speed }: { speed: Speed }) => ({
      speed,
      taken: 0,
      isOver: false,
      divergence: undefined,
      problem: undefined,
    })),
    move: assign((_, { taken }: { taken: number }) => ({ taken })),
    end: assign({ isOver: true }),
    setDivergence: assign((_, { divergence }: { divergence: Divergence }) => ({ divergence, isOver: true })),
    takeStep: sendTo('play', { type: 'player.step' }),
  },
  guards: {
    hasRecording: ({ context }) => context.recording !== undefined,
    isLoaded: (_, { recording }: { recording: LoadedRecording | undefined }) => recording !== undefined,
  },
}).createMachine({
  id: 'player',
  context: {
    recording: undefined,
    speed: 1,
    taken: 0,
    isOver: false,
    divergence: undefined,
    problem: undefined,
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'recording.loaded': { actions: withEvent('insert') },
        'player.import': 'importing',
        'player.play': { guard: 'hasRecording', target: 'playing', actions: withEvent('rewind') },
      },
    },
    importing: {
      invoke: {
        id: 'load',
        src: 'load',
        input: {},
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => ({ recording: event.output }) },
            target: 'idle',
            actions: {
              type: 'insert',
              params: ({ event }) => ({ recording: event.output as LoadedRecording }),
            },
          },
          /** No file was chosen, or it was a problem report, which is shown as a tab. */
          { target: 'idle', actions: 'forgetProblem' },
        ],
        onError: { target: 'idle', actions: withEvent('setProblem') },
      },
    },
    playing: {
      invoke: {
        id: 'play',
        src: 'play',
        input: ({ context: { recording, speed } }) => ({ recording, speed }),
        onError: { target: 'idle', actions: withEvent('setProblem') },
      },
      on: {
        'player.step': { actions: 'takeStep' },
        'player.moved': { actions: withEvent('move') },
        'player.diverged': { target: 'idle', actions: withEvent('setDivergence') },
        'player.ended': { target: 'idle', actions: 'end' },
        'player.failed': { target: 'idle', actions: withEvent('setProblem') },
        'player.halt': 'idle',
      },
    },
  },
})
