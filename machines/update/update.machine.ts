import { fromCallback, setup } from 'xstate'

export type UpdateEvent = { type: 'update.found' } | { type: 'update.apply' } | { type: 'update.dismiss' }

/** Another version of the shop is available: it is offered once, and never forced. */
export const updateMachine = setup({
  types: { context: {} as Record<string, never>, events: {} as UpdateEvent },
  actors: { watch: fromCallback<UpdateEvent>(() => {}) },
  actions: { reload: () => {} },
}).createMachine({
  id: 'update',
  context: {},
  invoke: { id: 'watch', src: 'watch' },
  initial: 'current',
  on: { 'update.found': '.offered' },
  states: {
    current: {},
    offered: { on: { 'update.apply': 'applying', 'update.dismiss': 'current' } },
    applying: { entry: 'reload' },
  },
})
