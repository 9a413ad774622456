import { setup } from 'xstate'
import { withEvent } from '../ports/setup.ts'

export type ConnectionEvent = { type: 'environment.online'; online: boolean } | { type: 'connection.dismiss' }

/** Whether the browser is online. The offline notice can be dismissed until the browser goes offline again. */
export const connectionMachine = setup({
  types: {
    context: {} as { startedOnline: boolean },
    events: {} as ConnectionEvent,
    input: {} as { online: boolean },
  },
  guards: {
    isOnline: (_, { online }: { online: boolean }) => online,
    startedOnline: ({ context }) => context.startedOnline,
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({ startedOnline: input.online }),
  initial: 'beginning',
  on: {
    'environment.online': [{ guard: withEvent('isOnline'), target: '.online' }, { target: '.offline' }],
  },
  states: {
    beginning: { always: [{ guard: 'startedOnline', target: 'online' }, { target: 'offline' }] },
    online: {},
    offline: {
      initial: 'shown',
      states: { shown: { on: { 'connection.dismiss': 'dismissed' } }, dismissed: {} },
    },
  },
})
