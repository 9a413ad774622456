import { assign, fromCallback, setup } from 'xstate'
import { port } from './port.ts'
import { type Selection, type Sheet, type Tab, withoutTab, withTab } from './room.ts'

export type RoomEvent =
  | { type: 'tab.found'; tab: Tab }
  | { type: 'tab.gone'; id: string }
  /** It has gone without a word: it crashed. */
  | { type: 'tab.lost'; id: string }
  | { type: 'tab.chosen'; id: string }
  | { type: 'room.show'; selection: Selection }
  /** The browser went back or forward. */
  | { type: 'room.shown'; selection: Selection }
  /** The panel of the timeline. */
  | { type: 'panel.choose'; panel: string }
  /** On a narrow screen. */
  | { type: 'sheet.choose'; sheet: Sheet }
  | { type: 'overlay.choose'; overlay: string }

export interface RoomInput {
  selection: Selection
  panel: string
}

export interface RoomContext extends RoomInput {
  tabs: readonly Tab[]
  /** Those that crashed. */
  lost: readonly Tab[]
  /** The id of the inspected tab. */
  tab: string | undefined
  /** The id of the link to it. */
  link: string | undefined
  /** What has taken the transitions, as the charts show it: a test depth, this session, or nothing. */
  overlay: string
  /** The part of a machine's page that a narrow screen shows. */
  sheet: Sheet
}

/** The machine room: which tab it inspects, and which part of it. */
export const roomMachine = setup({
  types: { context: {} as RoomContext, events: {} as RoomEvent, input: {} as RoomInput },
  actors: {
    news: fromCallback<RoomEvent>(() => {}),
    attach: port<string, { tab: string }>('attaching to a tab'),
  },
  actions: {
    addTab: assign(({ context }, { tab }: { tab: Tab }) => ({
      tabs: withTab(context.tabs, tab),
      lost: withoutTab(context.lost, tab.id),
    })),
    addLostTab: assign(({ context }, { id }: { id: string }) => ({
      lost: [...context.lost, ...context.tabs.filter((tab) => tab.id === id)],
    })),
    removeTab: assign(({ context }, { id }: { id: string }) => ({ tabs: withoutTab(context.tabs, id) })),
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
    choosePanel: assign((_, { panel }: { panel: string }) => ({ panel })),
    chooseSheet: assign((_, { sheet }: { sheet: Sheet }) => ({ sheet })),
    chooseOverlay: assign((_, { overlay }: { overlay: string }) => ({ overlay })),
    writeAddress: (_, __: { selection: Selection }) => {},
    close: (_, __: { link: string }) => {},
  },
  guards: {
    hasTab: ({ context }) => context.tabs.length > 0,
    isInspected: ({ context }, { id }: { id: string }) => context.tab === id,
    isKnown: ({ context }, { id }: { id: string }) =>
      context.tab !== id && context.tabs.some((tab) => tab.id === id),
  },
}).createMachine({
  id: 'room',
  context: ({ input }) => ({
    ...input,
    tabs: [],
    lost: [],
    tab: undefined,
    link: undefined,
    overlay: '',
    sheet: 'chart',
  }),
  invoke: { id: 'news', src: 'news' },
  initial: 'alone',
  on: {
    'tab.found': { actions: { type: 'addTab', params: ({ event }) => event } },
    'tab.gone': { actions: { type: 'removeTab', params: ({ event }) => event } },
    'tab.lost': {
      actions: [
        { type: 'addLostTab', params: ({ event }) => event },
        { type: 'removeTab', params: ({ event }) => event },
      ],
    },
    'room.show': {
      actions: [
        { type: 'select', params: ({ event }) => event },
        { type: 'writeAddress', params: ({ event: { selection } }) => ({ selection }) },
      ],
    },
    'room.shown': { actions: { type: 'select', params: ({ event }) => event } },
    'panel.choose': { actions: { type: 'choosePanel', params: ({ event }) => event } },
    'sheet.choose': { actions: { type: 'chooseSheet', params: ({ event }) => event } },
    'overlay.choose': { actions: { type: 'chooseOverlay', params: ({ event }) => event } },
  },
  states: {
    /** No tab is connected; the charts can be viewed without one. */
    alone: {
      always: { guard: 'hasTab', target: 'inspecting', actions: 'chooseFirstTab' },
    },
    inspecting: {
      initial: 'attaching',
      on: {
        'tab.gone': {
          guard: { type: 'isInspected', params: ({ event }) => event },
          target: 'alone',
          actions: [{ type: 'removeTab', params: ({ event }) => event }, 'forgetTab'],
        },
        'tab.lost': {
          guard: { type: 'isInspected', params: ({ event }) => event },
          target: 'alone',
          actions: [
            { type: 'addLostTab', params: ({ event }) => event },
            { type: 'removeTab', params: ({ event }) => event },
            'forgetTab',
          ],
        },
      },
      states: {
        attaching: {
          invoke: {
            id: 'attach',
            src: 'attach',
            input: ({ context }) => ({ tab: context.tab ?? '' }),
            onDone: {
              target: 'attached',
              actions: { type: 'setLink', params: ({ event }) => ({ link: event.output }) },
            },
            onError: { target: '#room.alone', actions: 'removeChosenTab' },
          },
        },
        attached: {
          exit: [{ type: 'close', params: ({ context: { link = '' } }) => ({ link }) }, 'removeLink'],
          on: {
            'tab.chosen': {
              guard: { type: 'isKnown', params: ({ event }) => event },
              target: 'attaching',
              actions: { type: 'chooseTab', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
})
