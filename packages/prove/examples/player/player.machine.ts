import { and, assign, setup, stateIn } from 'xstate'

export interface Track {
  id: string
  /** Seconds. */
  length: number
}

/** The context of the player, as its actions and guards read it. */
interface Player {
  queue: readonly Track[]
  /** The place of the current track in the queue. */
  at: number
  /** Seconds from the beginning of the track. */
  position: number
  /** From 0 to 10. */
  volume: number
}

type PlayerEvent =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'stop' }
  | { type: 'skip' }
  | { type: 'second.passed' }
  | { type: 'volume.set'; volume: number }
  | { type: 'mute.toggle' }
  | { type: 'screen.toggle' }

const trackOf = ({ queue, at }: Player) => queue[at]

/** Plays a queue of tracks. Playback, sound and screen are independent, except that a full screen ends with the playback. */
export const playerMachine = setup({
  types: {
    context: {} as Player,
    events: {} as PlayerEvent,
    input: {} as { queue: readonly Track[] },
    tags: {} as 'audible',
  },
  actions: {
    /** Tells the sound card; given with `provide()`. */
    load: (_, _track: { id: string | undefined }) => {},
    advance: assign({ position: ({ context }) => context.position + 1 }),
    rewind: assign({ position: 0 }),
    nextTrack: assign({ at: ({ context }) => context.at + 1, position: 0 }),
    firstTrack: assign({ at: 0, position: 0 }),
    setVolume: assign({ volume: (_, { volume }: { volume: number }) => volume }),
  },
  guards: {
    hasTrack: ({ context }) => trackOf(context) !== undefined,
    hasNext: ({ context }) => context.at + 1 < context.queue.length,
    isOver: ({ context }) => context.position >= (trackOf(context)?.length ?? 0),
    isSilent: (_, { volume }: { volume: number }) => volume === 0,
    isPlaying: stateIn({ playback: 'playing' }),
    isIdle: stateIn({ playback: 'idle' }),
  },
}).createMachine({
  id: 'player',
  context: ({ input: { queue } }) => ({ queue, at: 0, position: 0, volume: 5 }),
  type: 'parallel',
  states: {
    playback: {
      initial: 'idle',
      states: {
        idle: { on: { play: { guard: 'hasTrack', target: 'playing', actions: 'firstTrack' } } },
        playing: {
          entry: { type: 'load', params: ({ context }) => ({ id: trackOf(context)?.id }) },
          always: [
            { guard: and(['isOver', 'hasNext']), target: 'playing', reenter: true, actions: 'nextTrack' },
            { guard: 'isOver', target: 'idle' },
          ],
          on: {
            'second.passed': { actions: 'advance' },
            pause: 'paused',
            stop: 'idle',
            skip: [
              { guard: 'hasNext', target: 'playing', reenter: true, actions: 'nextTrack' },
              { target: 'idle' },
            ],
          },
        },
        paused: { on: { play: 'playing', stop: { target: 'idle', actions: 'rewind' } } },
      },
    },
    sound: {
      initial: 'on',
      on: {
        'volume.set': [
          {
            guard: { type: 'isSilent', params: ({ event }) => event },
            target: '.muted',
          },
          { target: '.on', actions: { type: 'setVolume', params: ({ event }) => event } },
        ],
      },
      states: {
        on: { tags: 'audible', on: { 'mute.toggle': 'muted' } },
        muted: { on: { 'mute.toggle': 'on' } },
      },
    },
    screen: {
      initial: 'inline',
      states: {
        inline: { on: { 'screen.toggle': { guard: 'isPlaying', target: 'full' } } },
        full: {
          on: { 'screen.toggle': 'inline' },
          always: { guard: 'isIdle', target: 'inline' },
        },
      },
    },
  },
})
