import {
  and,
  assign,
  fromCallback,
  fromPromise,
  not,
  raise,
  sendTo,
  setup,
  spawnChild,
  stateIn,
} from 'xstate'

const beeper = setup({}).createMachine({
  id: 'beeper',
  initial: 'quiet',
  states: { quiet: { on: { '*': 'loud' } }, loud: {} },
})

type Event =
  | { type: 'PLAY'; track: number }
  | { type: 'PAUSE' }
  | { type: 'VOLUME'; by: number }
  | { type: 'power.off' }
  | { type: 'power.on' }
  | { type: 'beep' }

/** A machine of another application, with every kind of statechart feature. */
export const foreignMachine = setup({
  types: { context: {} as { track: number; volume: number }, events: {} as Event },
  actors: {
    load: fromPromise<string, { track: number }>(({ input }) => Promise.resolve(`track ${input.track}`)),
    spin: fromCallback(() => () => undefined),
    beeper,
  },
  actions: { note: () => {}, turn: assign((_, { by }: { by: number }) => ({ volume: by })) },
  guards: {
    isLoud: ({ context }) => context.volume > 5,
    hasTrack: ({ context }, { least }: { least: number }) => context.track >= least,
    isPlaying: stateIn({ on: { deck: 'playing' } }),
  },
  delays: { fade: 400, sleep: ({ context }) => context.volume * 100 },
}).createMachine({
  id: 'player',
  context: { track: 0, volume: 3 },
  initial: 'off',
  on: {
    'power.off': '.off',
    '*': { actions: 'note' },
  },
  states: {
    off: { on: { 'power.on': 'on.remembered' } },
    on: {
      type: 'parallel',
      entry: [raise({ type: 'beep' }), spawnChild('beeper', { id: 'spare' })],
      exit: 'note',
      invoke: { id: 'spin', src: 'spin' },
      onDone: 'finished',
      states: {
        deck: {
          initial: 'idle',
          states: {
            idle: { on: { PLAY: { target: 'loading', guard: { type: 'hasTrack', params: { least: 0 } } } } },
            loading: {
              invoke: {
                id: 'load',
                src: 'load',
                input: ({ context }) => ({ track: context.track }),
                onDone: 'playing',
                onError: { target: 'idle', actions: sendTo('spin', { type: 'beep' }) },
              },
            },
            playing: {
              initial: 'low',
              states: { low: { always: { guard: 'isLoud', target: 'high' } }, high: {} },
              on: { PAUSE: 'idle', PLAY: { target: 'playing', reenter: true }, 'track.*': 'ended' },
              after: { sleep: 'ended' },
            },
            ended: { type: 'final' },
            before: { type: 'history', history: 'deep', target: 'idle' },
          },
        },
        sound: {
          initial: 'audible',
          states: {
            audible: {
              on: {
                VOLUME: { actions: { type: 'turn', params: ({ event }) => ({ by: event.by }) } },
                beep: { guard: and(['isLoud', not('isPlaying')]), target: 'muted' },
              },
            },
            muted: { after: { fade: 'audible', 2000: 'gone' } },
            gone: { type: 'final' },
          },
        },
        remembered: { type: 'history', target: 'deck' },
      },
    },
    finished: {
      entry: assign({ track: 0 }),
      invoke: { id: 'beeper', src: 'beeper', onSnapshot: { actions: 'note' } },
      on: { 'power.on': 'on.deck.before' },
    },
  },
})
