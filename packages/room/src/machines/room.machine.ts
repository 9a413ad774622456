import { assign, fromCallback, setup } from 'xstate'
import { port } from './port.ts'
import { type Selection, type Tab, withoutTab, withTab } from './room.ts'

export type RoomEvent =
  | { type: 'tab.found'; tab: Tab }
  | { type: 'tab.gone'; id: string }
  /** It has gone without a word: it crashed. */
  | { type: 'tab.lost'; id: string }
  | { type: 'tab.chosen'; id: string }
  | { type: 'room.show'; selection: Selection }
  /** The browser went back or forward. */
  | { type: 'room.shown'; selection: Selection }
  | { type: 'panel.choose'; panel: string }
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
}

/** The machine room: which tab it looks at, and what of it. */
export const roomMachine = setup({
  types: { context: {} as RoomContext, events: {} as RoomEvent, input: {} as RoomInput },
  actors: {
    news: fromCallback<RoomEvent>(() => {}),
    attach: port<string, { tab: string }>('attaching to a tab'),
  },
  actions: {
    note: assign(({ context }, { tab }: { tab: Tab }) => ({
      tabs: withTab(context.tabs, tab),
      lost: withoutTab(context.lost, tab.id),
    })),
    mourn: assign(({ context }, { id }: { id: string }) => ({
      lost: [...context.lost, ...context.tabs.filter((tab) => tab.id === id)],
    })),
    strike: assign(({ context }, { id }: { id: string }) => ({ tabs: withoutTab(context.tabs, id) })),
    choose: assign((_, { id }: { id: string | undefined }) => ({ tab: id })),
    chooseFirst: assign(({ context }) => ({ tab: context.tabs[0]?.id })),
    giveUp: assign(({ context }) => ({
      tabs: context.tabs.filter(({ id }) => id !== context.tab),
      tab: undefined,
    })),
    take: assign((_, { link }: { link: string }) => ({ link })),
    drop: assign({ link: undefined }),
    look: assign((_, { selection }: { selection: Selection }) => ({ selection })),
    open: assign((_, { panel }: { panel: string }) => ({ panel })),
    overlay: assign((_, { overlay }: { overlay: string }) => ({ overlay })),
    keepAddress: (_, __: { selection: Selection }) => {},
    close: (_, __: { link: string }) => {},
  },
  guards: {
    hasTab: ({ context }) => context.tabs.length > 0,
    isLooked: ({ context }, { id }: { id: string }) => context.tab === id,
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
  }),
  invoke: { id: 'news', src: 'news' },
  initial: 'alone',
  on: {
    'tab.found': { actions: { type: 'note', params: ({ event }) => event } },
    'tab.gone': { actions: { type: 'strike', params: ({ event }) => event } },
    'tab.lost': {
      actions: [
        { type: 'mourn', params: ({ event }) => event },
        { type: 'strike', params: ({ event }) => event },
      ],
    },
    'room.show': {
      actions: [
        { type: 'look', params: ({ event }) => event },
        { type: 'keepAddress', params: ({ event: { selection } }) => ({ selection }) },
      ],
    },
    'room.shown': { actions: { type: 'look', params: ({ event }) => event } },
    'panel.choose': { actions: { type: 'open', params: ({ event }) => event } },
    'overlay.choose': { actions: { type: 'overlay', params: ({ event }) => event } },
  },
  states: {
    /** No tab is connected; the charts can be viewed without one. */
    alone: {
      always: { guard: 'hasTab', target: 'attaching', actions: 'chooseFirst' },
    },
    attaching: {
      invoke: {
        id: 'attach',
        src: 'attach',
        input: ({ context }) => ({ tab: context.tab ?? '' }),
        onDone: {
          target: 'following',
          actions: { type: 'take', params: ({ event }) => ({ link: event.output }) },
        },
        onError: { target: 'alone', actions: 'giveUp' },
      },
      on: {
        'tab.gone': {
          guard: { type: 'isLooked', params: ({ event }) => event },
          target: 'alone',
          actions: [
            { type: 'strike', params: ({ event }) => event },
            { type: 'choose', params: { id: undefined } },
          ],
        },
        'tab.lost': {
          guard: { type: 'isLooked', params: ({ event }) => event },
          target: 'alone',
          actions: [
            { type: 'mourn', params: ({ event }) => event },
            { type: 'strike', params: ({ event }) => event },
            { type: 'choose', params: { id: undefined } },
          ],
        },
      },
    },
    following: {
      exit: [{ type: 'close', params: ({ context: { link = '' } }) => ({ link }) }, 'drop'],
      on: {
        'tab.gone': {
          guard: { type: 'isLooked', params: ({ event }) => event },
          target: 'alone',
          actions: [
            { type: 'strike', params: ({ event }) => event },
            { type: 'choose', params: { id: undefined } },
          ],
        },
        'tab.lost': {
          guard: { type: 'isLooked', params: ({ event }) => event },
          target: 'alone',
          actions: [
            { type: 'mourn', params: ({ event }) => event },
            { type: 'strike', params: ({ event }) => event },
            { type: 'choose', params: { id: undefined } },
          ],
        },
        'tab.chosen': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'attaching',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
  },
})
