import { assign, sendTo, setup } from 'xstate'
import { type ActingNotice, isProductScreen, type Notice, type NoticeAction } from './notice.ts'

export type NoticesEvent =
  | { type: 'notice.say'; notices: readonly Notice[] }
  | { type: 'notice.withdraw'; actor: NoticeAction['actor'] }
  | { type: 'notice.act'; notice: ActingNotice }
  | { type: 'place.changed'; path: string }

/** Says things once, for as long as the screen allows. What is on show is the toast store's business. */
export const noticesMachine = setup({
  types: { context: {} as { onProductScreen: boolean }, events: {} as NoticesEvent },
  actions: {
    show: (_, __: { notices: readonly Notice[]; onProductScreen: boolean }) => {},
    withdraw: (_, __: { actor: NoticeAction['actor'] }) => {},
    act: sendTo(
      ({ system }, { action }: ActingNotice) => system.get(action.actor),
      (_, { action }) => action.event,
    ),
    noteScreen: assign((_, { path }: { path: string }) => ({ onProductScreen: isProductScreen(path) })),
  },
}).createMachine({
  id: 'notices',
  context: { onProductScreen: true },
  on: {
    'notice.say': {
      actions: { type: 'show', params: ({ event, context }) => ({ notices: event.notices, ...context }) },
    },
    'notice.withdraw': { actions: { type: 'withdraw', params: ({ event }) => event } },
    'notice.act': { actions: { type: 'act', params: ({ event }) => event.notice } },
    'place.changed': { actions: { type: 'noteScreen', params: ({ event }) => event } },
  },
})
