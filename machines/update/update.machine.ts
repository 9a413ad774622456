import { fromCallback, setup } from 'xstate'

export type UpdateEvent = { type: 'update.found' } | { type: 'update.take' } | { type: 'update.dismiss' }

/** Another version of the shop is available: it is offered once, and never forced. */
export const updateMachine = setup({
  types: { context: {} as Record<string, never>, events: {} as UpdateEvent },
  actors: { watch: fromCallback<UpdateEvent>(() => {}) },
  actions: { take: () => {} },
}).createMachine({
  id: 'update',
  context: {},
  invoke: { id: 'watch', src: 'watch' },
  initial: 'current',
  on: { 'update.found': '.offered' },
  states: {
    current: {},
    offered: { on: { 'update.take': 'taking', 'update.dismiss': 'current' } },
    taking: { entry: 'take' },
  },
})
