import { defineModel } from '../model.ts'
import { connectionMachine } from './connection.machine.ts'

const cameBack = { type: 'surroundings.online', online: true }
const wentAway = { type: 'surroundings.online', online: false }

export const connectionModel = defineModel({
  machine: connectionMachine,
  purpose:
    'Whether the browser has a network at all; the offline notice can be put away until the next time.',
  input: { online: true },
  events: [cameBack, wentAway, { type: 'connection.dismiss' }],
  abstract: () => undefined,
  answers: {
    '*': {
      'surroundings.online': [
        { when: (_, { online }) => online === true, to: 'online' },
        { to: 'offline.told' },
      ],
    },
    'offline.told': { 'connection.dismiss': 'offline.known' },
  },
  tags: {},
  invariants: {
    'it carries nothing': ({ context }) => Object.keys(context).length === 0,
  },
})
