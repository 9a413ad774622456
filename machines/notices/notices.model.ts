import { isSameData, performs, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { defineShopModel } from '../fixtures/shop-model.ts'
import { type NoticesContext, noticesMachine } from './notices.machine.ts'

const added = { kind: 'success', text: 'addedToCart' }
const undo = { label: 'undo', actor: 'cart', event: { type: 'cart.undo' } }
const removed = { kind: 'success', text: 'removedFromCart', action: undo }
const signInRequest = { kind: 'error', text: 'loginToContinue' }
const failed = { kind: 'error', text: 'settingsFailed' }
const saved = { kind: 'success', text: 'settingsUpdated' }

/** The topic of each notice. A later notice replaces the earlier ones of the same topic. */
const topicOf: Record<string, string> = {
  addedToCart: 'cart',
  removedFromCart: 'cart',
  loginToContinue: 'signInAsked',
  settingsFailed: 'settings',
  settingsUpdated: 'settings',
}

type Shown = NoticesContext['shown']
type Notice = Shown[number]['notice']

const isOutdated = (notice: Notice, topics: readonly string[]) =>
  notice.action === undefined && topics.includes(topicOf[notice.text] ?? '')
const idsOf = (shown: Shown) => ({ ids: shown.map(({ id }) => id) })
/** The shown notice with the same kind and text. Notices that offer Undo are not merged. */
function findEqual(shown: Shown, notice: Notice) {
  return shown.find(
    ({ notice: { action, kind, text } }) =>
      !action && !notice.action && kind === notice.kind && text === notice.text,
  )
}

function replacedBy(shown: Shown, notices: readonly Notice[]): Shown {
  const topics = notices.map(({ text }) => topicOf[text] ?? '')
  return shown.filter(
    (old) => isOutdated(old.notice, topics) && !notices.some((notice) => findEqual([old], notice)),
  )
}

function newOrCounted({ shown, lastId }: NoticesContext, notices: readonly Notice[]): Shown {
  const isNew = (notice: Notice) => !findEqual(shown, notice)
  const counted = shown
    .filter(({ notice }) => notices.some((said) => findEqual(shown, said)?.notice === notice))
    .map((repeated) => ({ ...repeated, count: repeated.count + 1 }))
  return [
    ...counted,
    ...notices.filter(isNew).map((notice, index) => ({ id: lastId + index + 1, notice, count: 1 })),
  ]
}

function without(shown: Shown, gone: Shown): Shown {
  return shown.filter(({ id }) => !gone.some((removed) => removed.id === id))
}

const withdrawnFor =
  ({ actor, topics }: AnyEventObject) =>
  ({ shown }: NoticesContext): Shown =>
    shown.filter(({ notice }) => (actor ? notice.action?.actor === actor : isOutdated(notice, topics)))
const withdrawnOnLeaving = withdrawnFor({ type: 'notice.withdraw', topics: ['signInAsked'] })

export const noticesModel = defineShopModel({
  machine: noticesMachine,
  purpose:
    'Shows each notice for as long as it is true and the screen allows, and equal notices once, with a count; a notice may offer Undo.',
  input: undefined,
  events: [
    { type: 'notice.say', notices: [added] },
    { type: 'notice.say', notices: [added, removed] },
    { type: 'notice.say', notices: [signInRequest] },
    { type: 'notice.say', notices: [failed] },
    { type: 'notice.say', notices: [saved] },
    { type: 'notice.withdraw', actor: 'cart' },
    { type: 'notice.withdraw', topics: ['signInAsked', 'settings'] },
    { type: 'notice.gone', id: 1 },
    { type: 'notice.gone', id: 2 },
    { type: 'notice.act', notice: removed },
    { type: 'place.changed', path: '/products/7' },
    { type: 'place.changed', path: '/cart' },
    { type: 'place.changed', path: '/login' },
    { type: 'place.changed', path: '/register' },
  ],
  abstract: ({ onProductScreen, shown }) => [
    onProductScreen,
    shown.map(({ notice: { text, action }, count }) => [text, action?.label, count]),
  ],
  stopsAt: ({ shown }) => shown.length > 3 || shown.some(({ count }) => count > 2),
  answers: {
    '*': {
      'notice.say': {
        does: (before, { notices }) => [
          performs('withdraw', idsOf(replacedBy(before.shown, notices))),
          performs('show', { said: newOrCounted(before, notices), onProductScreen: before.onProductScreen }),
        ],
        after: (before, { shown, lastId, onProductScreen }, { notices }) => {
          const said = newOrCounted(before, notices)
          const remaining = without(without(before.shown, replacedBy(before.shown, notices)), said)
          const byId = (all: Shown) => all.toSorted((first, second) => first.id - second.id)
          return (
            isSameData(byId(shown), byId([...remaining, ...said])) &&
            lastId === Math.max(before.lastId, ...said.map(({ id }) => id)) &&
            onProductScreen === before.onProductScreen
          )
        },
      },
      'notice.withdraw': {
        does: (before, event) => [performs('withdraw', idsOf(withdrawnFor(event)(before)))],
        after: (before, { shown }, event) =>
          isSameData(shown, without(before.shown, withdrawnFor(event)(before))),
      },
      'notice.gone': {
        does: (_, { id }) => [performs('forget', { type: 'notice.gone', id })],
        after: (before, { shown }, { id }) =>
          isSameData(
            shown,
            before.shown.filter((notice) => notice.id !== id),
          ),
      },
      'notice.act': { does: [tells('cart', { type: 'cart.undo' })] },
      'place.changed': [
        {
          when: (_, { path }) => path === '/login' || path === '/register',
          after: (before, { shown, onProductScreen }) => isSameData(shown, before.shown) && !onProductScreen,
        },
        {
          does: (before) => [performs('withdraw', idsOf(withdrawnOnLeaving(before)))],
          after: (before, { shown, onProductScreen }, { path }) =>
            isSameData(shown, without(before.shown, withdrawnOnLeaving(before))) &&
            onProductScreen === (path === '/products/7'),
        },
      ],
    },
  },
  tags: {},
  invariants: {
    'no two shown notices are equal, unless they offer Undo': ({ context: { shown } }) =>
      shown.every(({ notice }, index) => findEqual(shown.slice(index + 1), notice) === undefined),
    'the ids of shown notices are unique and not above lastId': ({ context: { shown, lastId } }) =>
      new Set(shown.map(({ id }) => id)).size === shown.length && shown.every(({ id }) => id <= lastId),
  },
})
