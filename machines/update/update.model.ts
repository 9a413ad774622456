import { defineShopModel } from '../fixtures/shop-model.ts'
import { updateMachine } from './update.machine.ts'

export const updateModel = defineShopModel({
  machine: updateMachine,
  purpose: 'A new version of the shop: it is offered once, and never forced.',
  input: undefined,
  events: [{ type: 'update.found' }, { type: 'update.apply' }, { type: 'update.dismiss' }],
  abstract: () => undefined,
  answers: {
    '*': { 'update.found': 'offered' },
    offered: {
      'update.apply': { to: 'applying', does: ['reload'] },
      'update.dismiss': 'current',
    },
  },
  initially: ({ value, children }) => value === 'current' && 'watch' in children,
  tags: {},
  invariants: {
    'the subscription to updates keeps running': ({ children }) => 'watch' in children,
  },
  acceptedMutants: {
    'update: update.found → offered: with reenter':
      '`offered` has no actors, delays or entry actions to start again',
  },
})
