import { assign, fromCallback, setup } from 'xstate'
import { itemAfter, type ListMove } from '../domain/list-move.ts'
import { withEvent } from '../ports/setup.ts'
import { nextItemStartingWith } from './menu.ts'

export type MenuEvent =
  /** Without `labels` for a panel, which has no items to move between with arrow keys. */
  | { type: 'menu.toggle'; labels?: readonly string[] }
  | { type: 'menu.open'; labels: readonly string[]; at: 'first' | 'last' }
  | { type: 'menu.move'; to: ListMove }
  | { type: 'menu.typed'; letter: string }
  /** An item was focused by other means than the arrow keys. */
  | { type: 'menu.reached'; item: number }
  | { type: 'menu.chosen' }
  | { type: 'menu.escaped' }
  /** Something outside was pressed or focused. */
  | { type: 'menu.dismissed' }
  /** The visitor navigated to another page. */
  | { type: 'menu.left' }

export interface MenuContext {
  labels: readonly string[]
  active: number
}

/** What a button of the header opens: a menu with items, or a panel. */
export const menuMachine = setup({
  types: { context: {} as MenuContext, events: {} as MenuEvent },
  actors: { routeChanges: fromCallback<MenuEvent>(() => {}) },
  actions: {
    list: assign((_, { labels, at }: { labels: readonly string[]; at: 'first' | 'last' }) => ({
      labels,
      active: itemAfter(0, at, labels.length) ?? 0,
    })),
    move: assign(({ context }, { to }: { to: ListMove }) => ({
      active: itemAfter(context.active, to, context.labels.length) ?? 0,
    })),
    find: assign(({ context }, { letter }: { letter: string }) => ({
      active: nextItemStartingWith(context.labels, context.active, letter),
    })),
    reach: assign(({ context }, { item }: { item: number }) => ({
      active: Math.min(item, Math.max(0, context.labels.length - 1)),
    })),
  },
}).createMachine({
  id: 'menu',
  context: { labels: [], active: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'menu.toggle': {
          target: 'open',
          actions: {
            type: 'list',
            params: ({ event }) => ({ labels: event.labels ?? [], at: 'first' as const }),
          },
        },
        'menu.open': { target: 'open', actions: withEvent('list') },
      },
    },
    open: {
      invoke: { id: 'routeChanges', src: 'routeChanges' },
      on: {
        'menu.toggle': 'closed',
        'menu.move': { actions: withEvent('move') },
        'menu.typed': { actions: withEvent('find') },
        'menu.reached': { actions: withEvent('reach') },
        'menu.chosen': 'closed',
        'menu.escaped': 'closed',
        'menu.dismissed': 'closed',
        'menu.left': 'closed',
      },
    },
  },
})
