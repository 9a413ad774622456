import { assign, fromCallback, sendTo, setup } from 'xstate'
import { port } from './port.ts'

/** The part of a recording that the player needs. */
export interface Tape {
  steps: readonly unknown[]
}

/** The first difference between a replay and its recording. */
export interface Divergence {
  step: number
  actor: string
  expected: string | null
  found: string | null
  /** The difference was found by a checkpoint. */
  isCheck?: boolean
}

/** The factor of the recorded speed, or one step per request. */
export type Speed = 1 | 4 | 'steps'

export type PlayerEvent =
  | { type: 'tape.brought'; tape: Tape }
  | { type: 'player.import' }
  | { type: 'player.play'; speed: Speed }
  /** Takes one step, when the speed is `steps`. */
  | { type: 'player.step' }
  | { type: 'player.halt' }
  | { type: 'player.moved'; taken: number }
  | { type: 'player.diverged'; divergence: Divergence }
  | { type: 'player.ended' }

export interface PlayerContext {
  tape: Tape | undefined
  speed: Speed
  taken: number
  /** Set when a replay is over; without a divergence it was identical to the recording. */
  isOver: boolean
  divergence: Divergence | undefined
  problem: string | undefined
}

export interface Play {
  tape: Tape | undefined
  speed: Speed
}

/** Holds a recording and replays it. */
export const playerMachine = setup({
  types: { context: {} as PlayerContext, events: {} as PlayerEvent },
  actors: {
    bring: port<Tape | undefined, Record<string, never>>('bringing a recording'),
    play: fromCallback<PlayerEvent, Play>(() => {}),
  },
  actions: {
    insert: assign((_, { tape }: { tape: Tape }) => ({
      tape,
      taken: 0,
      isOver: false,
      divergence: undefined,
      problem: undefined,
    })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({
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
    noteStray: assign((_, { divergence }: { divergence: Divergence }) => ({ divergence, isOver: true })),
    takeStep: sendTo('play', { type: 'player.step' }),
  },
  guards: {
    hasTape: ({ context }) => context.tape !== undefined,
    isTape: (_, { tape }: { tape: Tape | undefined }) => tape !== undefined,
  },
}).createMachine({
  id: 'player',
  context: {
    tape: undefined,
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
        'tape.brought': { actions: { type: 'insert', params: ({ event }) => event } },
        'player.import': 'importing',
        'player.play': {
          guard: 'hasTape',
          target: 'playing',
          actions: { type: 'rewind', params: ({ event }) => event },
        },
      },
    },
    importing: {
      invoke: {
        id: 'bring',
        src: 'bring',
        input: {},
        onDone: [
          {
            guard: { type: 'isTape', params: ({ event }) => ({ tape: event.output }) },
            target: 'idle',
            actions: { type: 'insert', params: ({ event }) => ({ tape: event.output as Tape }) },
          },
          /** The file was a problem report, which is shown as a tab. */
          { target: 'idle', actions: 'forgetProblem' },
        ],
        onError: { target: 'idle', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
    },
    playing: {
      invoke: {
        id: 'play',
        src: 'play',
        input: ({ context: { tape, speed } }) => ({ tape, speed }),
        onError: { target: 'idle', actions: { type: 'noteProblem', params: ({ event }) => event } },
      },
      on: {
        'player.step': { actions: 'takeStep' },
        'player.moved': { actions: { type: 'move', params: ({ event }) => event } },
        'player.diverged': { target: 'idle', actions: { type: 'noteStray', params: ({ event }) => event } },
        'player.ended': { target: 'idle', actions: 'end' },
        'player.halt': 'idle',
      },
    },
  },
})
