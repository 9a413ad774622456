import { assign, fromCallback, setup } from 'xstate'
import type { Filters } from './filters.ts'
import {
  type Attached,
  type Selection,
  type Sheet,
  type Shown,
  type Tab,
  withoutTab,
  withTab,
} from './room.ts'
import { port, withEvent } from './setup.ts'

export type RoomEvent =
  | { type: 'tab.found'; tab: Tab }
  | { type: 'tab.gone'; id: string }
  /** The tab crashed, so it could not send a message. */
  | { type: 'tab.lost'; id: string }
  | { type: 'tab.chosen'; id: string }
  | { type: 'room.show'; selection: Selection }
  /** The browser went back or forward. */
  | ({ type: 'room.shown' } & Shown)
  | { type: 'room.filtered'; filters: Partial<Filters> }
  /** Chosen on a narrow screen. */
  | { type: 'sheet.choose'; sheet: Sheet }

export interface RoomContext extends Shown {
  tabs: readonly Tab[]
  /** The tabs that crashed. */
  lost: readonly Tab[]
  /** The id of the inspected tab. */
  tab: string | undefined
  /** The id of the link to the inspected tab. */
  link: string | undefined
  /** The part of a machine's page that a narrow screen shows. */
  sheet: Sheet
}

/** The machine room: the inspected tab, and the part of it that is shown. */
export const roomMachine = setup({
  types: { context: {} as RoomContext, events: {} as RoomEvent, input: {} as Shown },
  actors: {
    news: fromCallback<RoomEvent>(() => {}),
    attach: port<Attached, { tab: string }>('attaching to a tab'),
  },
  actions: {
    addTab: assign(({ context }, { tab }: { tab: Tab }) => ({
      tabs: withTab(context.tabs, tab),
      lost: withoutTab(context.lost, tab.id),
    })),
    loseTab: assign(({ context }, { id }: { id: string }) => ({
      tabs: withoutTab(context.tabs, id),
      lost: [...context.lost, ...context.tabs.filter((tab) => tab.id === id)],
    })),
    /** A tab that closes releases its lock, so it may be reported as lost before its own message arrives. */
    removeTab: assign(({ context }, { id }: { id: string }) => ({
      tabs: withoutTab(context.tabs, id),
      lost: withoutTab(context.lost, id),
    })),
    chooseTab: assign((_, { id }: { id: string }) => ({ tab: id })),
    chooseFirstTab: assign(({ context }) => ({ tab: context.tabs[0]?.id })),
    forgetTab: assign({ tab: undefined }),
    removeChosenTab: assign(({ context }) => ({
      tabs: context.tabs.filter(({ id }) => id !== context.tab),
      tab: undefined,
    })),
    setLink: assign((_, { link }: { link: string }) => ({ link })),
    removeLink: assign({ link: undefined }),
    select: assign((_, { selection }: { selection: Selection }) => ({ selection })),
    /** Selects the actor with the problem. The inspector shows the reason, and the log is filtered by that actor. */
    showTrouble: assign(({ context: { filters } }, { trouble }: Attached) =>
      trouble
        ? {
            selection: { machine: trouble.machine, actor: trouble.sessionId },
            filters: { ...filters, log: { ...filters.log, actor: trouble.actor } },
            sheet: 'inspector' as const,
          }
        : {},
    ),
    restore: assign((_, { selection, filters }: Shown) => ({ selection, filters })),
    filter: assign(({ context }, { filters }: { filters: Partial<Filters> }) => ({
      filters: { ...context.filters, ...filters },
    })),
    chooseSheet: assign((_, { sheet }: { sheet: Sheet }) => ({ sheet })),
    writeAddress: (_, __: Shown) => {},
    close: (_, __: { link: string }) => {},
  },
  guards: {
    opensOnTrouble: ({ context }, { trouble }: Attached) =>
      context.selection.machine === undefined && trouble !== undefined,
    hasTab: ({ context }) => context.tabs.length > 0,
    isInspected: ({ context }, { id }: { id: string }) => context.tab === id,
    isKnown: ({ context }, { id }: { id: string }) =>
      context.tab !== id && context.tabs.some((tab) => tab.id === id),
  },
  delays: { patience: 500 },
}).createMachine({
  id: 'room',
  context: ({ input }) => ({
    ...input,
    tabs: [],
    lost: [],
    tab: undefined,
    link: undefined,
    sheet: 'chart',
  }),
  invoke: { id: 'news', src: 'news' },
  initial: 'seeking',
  on: {
    'tab.found': { actions: withEvent('addTab') },
    'tab.gone': { actions: withEvent('removeTab') },
    'tab.lost': { actions: withEvent('loseTab') },
    'room.show': {
      actions: [withEvent('select'), { type: 'writeAddress', params: ({ context }) => shownIn(context) }],
    },
    'room.shown': { actions: withEvent('restore') },
    'room.filtered': {
      actions: [withEvent('filter'), { type: 'writeAddress', params: ({ context }) => shownIn(context) }],
    },
    'sheet.choose': { actions: withEvent('chooseSheet') },
  },
  states: {
    /** Waits for a tab. An open tab answers immediately. */
    seeking: {
      always: { guard: 'hasTab', target: 'inspecting', actions: 'chooseFirstTab' },
      after: { patience: 'alone' },
    },
    /** No tab is connected; the charts can be viewed without one. */
    alone: {
      always: { guard: 'hasTab', target: 'inspecting', actions: 'chooseFirstTab' },
    },
    inspecting: {
      initial: 'attaching',
      on: {
        'tab.chosen': { guard: withEvent('isKnown'), target: '.attaching', actions: withEvent('chooseTab') },
        'tab.gone': {
          guard: withEvent('isInspected'),
          target: 'alone',
          actions: [withEvent('removeTab'), 'forgetTab'],
        },
        'tab.lost': {
          guard: withEvent('isInspected'),
          target: 'alone',
          actions: [withEvent('loseTab'), 'forgetTab'],
        },
      },
      states: {
        attaching: {
          invoke: {
            id: 'attach',
            src: 'attach',
            input: ({ context }) => ({ tab: context.tab ?? '' }),
            onDone: [
              {
                guard: { type: 'opensOnTrouble', params: ({ event }) => event.output },
                target: 'attached',
                actions: [
                  { type: 'setLink', params: ({ event }) => event.output },
                  { type: 'showTrouble', params: ({ event }) => event.output },
                  { type: 'writeAddress', params: ({ context }) => shownIn(context) },
                ],
              },
              { target: 'attached', actions: { type: 'setLink', params: ({ event }) => event.output } },
            ],
            onError: { target: '#room.alone', actions: 'removeChosenTab' },
          },
        },
        attached: {
          exit: [{ type: 'close', params: ({ context: { link = '' } }) => ({ link }) }, 'removeLink'],
        },
      },
    },
  },
})

function shownIn({ selection, filters }: RoomContext): Shown {
  return { selection, filters }
}
