import { assign, sendTo, setup } from 'xstate'
import type { NoticesEvent } from '../domain/events.ts'
import {
  type ActingNotice,
  isProductScreen,
  isSignInScreen,
  type Notice,
  type Withdrawal,
} from '../domain/notice.ts'
import { withEvent } from '../ports/setup.ts'
import { isWithdrawn, type ShownNotice, withNotices } from './shown-notices.ts'

export interface NoticesContext {
  onProductScreen: boolean
  shown: readonly ShownNotice[]
  lastId: number
}

const signInAsked: Withdrawal = { topics: ['signInAsked'] }

/** Shows notices as long as they are true; equal ones are shown once, with a count. */
export const noticesMachine = setup({
  types: { context: {} as NoticesContext, events: {} as NoticesEvent },
  actions: {
    withdraw: (_, __: { ids: readonly number[] }) => {},
    show: (_, __: { said: readonly ShownNotice[]; onProductScreen: boolean }) => {},
    forget: (_, __: { id: number }) => {},
    updateShown: assign(({ context }, { notices }: { notices: readonly Notice[] }) => {
      const { shown } = changeBy(context, notices)
      return { shown, lastId: Math.max(context.lastId, ...shown.map(({ id }) => id)) }
    }),
    removeWithdrawn: assign(({ context }, withdrawal: Withdrawal) => ({
      shown: context.shown.filter((notice) => !isWithdrawn(notice, withdrawal)),
    })),
    removeGone: assign(({ context }, { id }: { id: number }) => ({
      shown: context.shown.filter((notice) => notice.id !== id),
    })),
    act: sendTo(
      ({ system }, { action }: ActingNotice) => system.get(action.actor),
      (_, { action }) => action.event,
    ),
    setScreen: assign((_, { path }: { path: string }) => ({ onProductScreen: isProductScreen(path) })),
  },
  guards: {
    isSignInScreen: (_, { path }: { path: string }) => isSignInScreen(path),
  },
}).createMachine({
  id: 'notices',
  context: { onProductScreen: true, shown: [], lastId: 0 },
  on: {
    'notice.say': {
      actions: [
        {
          type: 'withdraw',
          params: ({ event, context }) => idsOf(changeBy(context, event.notices).withdrawn),
        },
        {
          type: 'show',
          params: ({ event, context }) => ({
            said: changeBy(context, event.notices).said,
            onProductScreen: context.onProductScreen,
          }),
        },
        withEvent('updateShown'),
      ],
    },
    'notice.withdraw': {
      actions: [
        { type: 'withdraw', params: ({ event, context }) => withdrawnIn(context, event) },
        withEvent('removeWithdrawn'),
      ],
    },
    'notice.gone': { actions: [withEvent('forget'), withEvent('removeGone')] },
    'notice.act': { actions: { type: 'act', params: ({ event }) => event.notice } },
    'place.changed': [
      { guard: withEvent('isSignInScreen'), actions: withEvent('setScreen') },
      {
        actions: [
          { type: 'withdraw', params: ({ context }) => withdrawnIn(context, signInAsked) },
          { type: 'removeWithdrawn', params: signInAsked },
          withEvent('setScreen'),
        ],
      },
    ],
  },
})

function changeBy({ shown, lastId }: NoticesContext, notices: readonly Notice[]) {
  return withNotices(shown, notices, lastId)
}

function withdrawnIn({ shown }: NoticesContext, withdrawal: Withdrawal): { ids: number[] } {
  return idsOf(shown.filter((notice) => isWithdrawn(notice, withdrawal)))
}

function idsOf(shown: readonly ShownNotice[]): { ids: number[] } {
  return { ids: shown.map(({ id }) => id) }
}
