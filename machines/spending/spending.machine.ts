import { setup } from 'xstate'

export type SpendingEvent =
  | { type: 'spending.months' }
  | { type: 'spending.categories' }
  | { type: 'spending.table.toggle' }

/** How spending is shown: by month or by category, as a chart or with a table of the figures. */
export const spendingMachine = setup({
  types: { context: {} as Record<string, never>, events: {} as SpendingEvent },
}).createMachine({
  id: 'spending',
  context: {},
  type: 'parallel',
  states: {
    grouped: {
      initial: 'byMonth',
      on: { 'spending.months': '.byMonth', 'spending.categories': '.byCategory' },
      states: { byMonth: {}, byCategory: {} },
    },
    table: {
      initial: 'folded',
      states: {
        folded: { on: { 'spending.table.toggle': 'shown' } },
        shown: { on: { 'spending.table.toggle': 'folded' } },
      },
    },
  },
})
