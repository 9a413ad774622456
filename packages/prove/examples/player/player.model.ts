import { defineModel, performs } from '@statecart/prove'
import { playerMachine } from './player.machine.ts'

const song = { id: 'song', length: 2 }
const jingle = { id: 'jingle', length: 1 }

const loads = (id: string) => performs('load', { id })
const isAtStart = (_: unknown, { at, position }: { at: number; position: number }) =>
  at === 0 && position === 0

export const playerModel = defineModel({
  machine: playerMachine,
  purpose: 'Plays a queue of tracks.',
  input: { queue: [song, jingle] },
  otherInputs: [{ queue: [] }, { queue: [jingle] }],
  events: [
    { type: 'play' },
    { type: 'pause' },
    { type: 'stop' },
    { type: 'skip' },
    { type: 'second.passed' },
    { type: 'volume.set', volume: 0 },
    { type: 'volume.set', volume: 9 },
    { type: 'mute.toggle' },
    { type: 'screen.toggle' },
  ],
  abstract: ({ queue, at, position, volume }) => [queue.length, at, position, volume],
  answers: {
    'playback.idle': {
      play: [
        {
          when: ({ queue }) => queue.length > 0,
          to: 'playback.playing',
          does: ({ queue: [first] }) => [loads(first?.id ?? '')],
          after: isAtStart,
        },
      ],
    },
    'playback.playing': {
      'second.passed': [
        {
          when: ({ queue, at, position }) => position + 1 < (queue[at]?.length ?? 0),
          after: (before, { at, position }) => at === before.at && position === before.position + 1,
        },
        {
          when: ({ queue, at }) => at + 1 < queue.length,
          to: 'playback.playing',
          does: ({ queue, at }) => [loads(queue[at + 1]?.id ?? '')],
          after: (before, { at, position }) => at === before.at + 1 && position === 0,
        },
        { to: 'playback.idle', after: (before, { at }) => at === before.at },
      ],
      pause: 'playback.paused',
      stop: 'playback.idle',
      skip: [
        {
          when: ({ queue, at }) => at + 1 < queue.length,
          to: 'playback.playing',
          does: ({ queue, at }) => [loads(queue[at + 1]?.id ?? '')],
          after: (before, { at, position }) => at === before.at + 1 && position === 0,
        },
        { to: 'playback.idle' },
      ],
    },
    'playback.paused': {
      play: { to: 'playback.playing', does: ({ queue, at }) => [loads(queue[at]?.id ?? '')] },
      stop: { to: 'playback.idle', after: (before, { at, position }) => at === before.at && position === 0 },
    },
    sound: {
      'volume.set': [
        { when: (_, { volume }) => volume === 0, to: 'sound.muted' },
        { to: 'sound.on', after: (_, { volume }, event) => volume === event.volume },
      ],
    },
    'sound.on': { 'mute.toggle': 'sound.muted' },
    'sound.muted': { 'mute.toggle': 'sound.on' },
    'screen.inline': {
      'screen.toggle': [
        { when: (_, __, snapshot) => snapshot.matches({ playback: 'playing' }), to: 'screen.full' },
      ],
    },
    'screen.full': {
      'screen.toggle': 'screen.inline',
      stop: 'screen.inline',
      skip: [
        {
          when: ({ queue, at }, _, snapshot) =>
            snapshot.matches({ playback: 'playing' }) && at + 1 >= queue.length,
          to: 'screen.inline',
        },
      ],
      'second.passed': [
        {
          when: ({ queue, at, position }, _, snapshot) =>
            snapshot.matches({ playback: 'playing' }) &&
            at + 1 >= queue.length &&
            position + 1 >= (queue[at]?.length ?? 0),
          to: 'screen.inline',
        },
      ],
    },
  },
  tags: { 'sound.on': ['audible'] },
  initially: (snapshot) =>
    snapshot.matches({ playback: 'idle', sound: 'on', screen: 'inline' }) && snapshot.context.volume === 5,
  invariants: {
    'the screen is only full while something is played or paused': (snapshot) =>
      !snapshot.matches({ screen: 'full', playback: 'idle' }),
    'the volume is kept while the sound is off': ({ context }) => context.volume > 0,
  },
})
