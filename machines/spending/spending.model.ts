import { defineShopModel } from '../fixtures/shop-model.ts'
import { spendingMachine } from './spending.machine.ts'

export const spendingModel = defineShopModel({
  machine: spendingMachine,
  purpose: 'How spending is shown: by month or by category, as a chart, with or without a table.',
  input: undefined,
  events: [{ type: 'spending.months' }, { type: 'spending.categories' }, { type: 'spending.table.toggle' }],
  abstract: () => undefined,
  answers: {
    '*': { 'spending.months': 'grouped.byMonth', 'spending.categories': 'grouped.byCategory' },
    'table.folded': { 'spending.table.toggle': 'table.shown' },
    'table.shown': { 'spending.table.toggle': 'table.folded' },
  },
  initially: ({ value }) => value.grouped === 'byMonth' && value.table === 'folded',
  tags: {},
  invariants: {
    'the context is empty': ({ context }) => Object.keys(context).length === 0,
  },
})
