import { defineShopModel } from '../fixtures/shop-model.ts'
import { connectionMachine } from './connection.machine.ts'

const goesOnline = { type: 'environment.online', online: true }
const goesOffline = { type: 'environment.online', online: false }

export const connectionModel = defineShopModel({
  machine: connectionMachine,
  purpose: 'Whether the browser is online; the offline notice can be dismissed until the next time.',
  input: { online: true },
  otherInputs: [{ online: false }],
  events: [goesOnline, goesOffline, { type: 'connection.dismiss' }],
  abstract: () => undefined,
  answers: {
    '*': {
      'environment.online': [
        { when: (_, { online }) => online === true, to: 'online' },
        { to: 'offline.shown' },
      ],
    },
    'offline.shown': { 'connection.dismiss': 'offline.dismissed' },
  },
  initially: ({ context, value }) =>
    context.startedOnline ? value === 'online' : typeof value === 'object' && value.offline === 'shown',
  tags: {},
  invariants: {
    'the context has only startedOnline': ({ context }) => Object.keys(context).join() === 'startedOnline',
  },
})
