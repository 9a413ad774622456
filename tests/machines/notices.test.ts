import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { durationOf, isProductScreen, type Notice } from '../../machines/domain/notice.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { noticesWith } from '../../machines/notices/notices.effects.ts'

const removed: Notice = {
  kind: 'success',
  text: 'removedFromCart',
  action: { label: 'undo', actor: 'cart', event: { type: 'cart.undo' } },
}
const removedFromWishlist: Notice = {
  kind: 'success',
  text: 'removedFromWishlist',
  action: { label: 'undo', actor: 'wishlist', event: { type: 'wishlist.undo' } },
}

function openNotices() {
  const { toasts } = fakePorts()
  return { toasts, notices: createActor(noticesWith({ toasts })).start() }
}

it('shows each notice once, with a duration that depends on the screen', () => {
  const { toasts, notices } = openNotices()
  notices.send({ type: 'notice.say', notices: [{ kind: 'success', text: 'addedToCart' }] })
  notices.send({ type: 'place.changed', path: '/cart' })
  const two: Notice[] = [
    { kind: 'success', text: 'cartCleared' },
    { kind: 'error', text: 'paymentFailed' },
  ]
  notices.send({ type: 'notice.say', notices: two })
  expect(toasts.shown.map(({ text, duration }) => [text, duration])).toEqual([
    ['addedToCart', 3_000],
    ['cartCleared', 2_000],
    ['paymentFailed', 4_000],
  ])
})

it('withdraws the Undo offers of one actor only', () => {
  const { toasts, notices } = openNotices()
  notices.send({
    type: 'notice.say',
    notices: [{ kind: 'success', text: 'addedToCart' }, removed, removedFromWishlist],
  })
  notices.send({ type: 'notice.withdraw', actor: 'cart' })
  expect(toasts.visible()).toEqual(['addedToCart', 'removedFromWishlist'])
})

it('merges neither an Undo offer nor another kind with an equal text', () => {
  const { toasts, notices } = openNotices()
  const { action: _, ...withoutUndo } = removed
  for (const notice of [removed, withoutUndo, withoutUndo, { ...withoutUndo, kind: 'error' as const }])
    notices.send({ type: 'notice.say', notices: [notice] })
  expect(toasts.shown.map(({ shownId, kind, count }) => [shownId, kind, count])).toEqual([
    [1, 'success', 1],
    [2, 'success', 1],
    [2, 'success', 2],
    [3, 'error', 1],
  ])
})

it('withdraws a notice once', () => {
  const { toasts, notices } = openNotices()
  const dismissed: string[] = []
  toasts.dismiss = (id) => void dismissed.push(id)
  notices.send({ type: 'notice.say', notices: [removed] })
  notices.send({ type: 'notice.withdraw', actor: 'cart' })
  notices.send({ type: 'notice.withdraw', actor: 'cart' })
  expect(dismissed).toEqual(['toast-1'])
})

const notice = (kind: Notice['kind'], text: Notice['text']): Notice => ({ kind, text })

it('counts equal notices in one toast with a restarted timer, except those with Undo', () => {
  const { toasts, notices } = openNotices()
  const say = (...said: Notice[]) => notices.send({ type: 'notice.say', notices: said })
  say(notice('success', 'addedToCart'))
  say(notice('success', 'addedToCart'), notice('success', 'addedToCart'))
  expect(toasts.shown.map(({ id, text, count }) => [id, text, count])).toEqual([
    ['toast-1', 'addedToCart', 1],
    ['toast-1', 'addedToCart', 3],
  ])
  say(removed)
  say(removed)
  expect(toasts.visible()).toEqual(['removedFromCart', 'removedFromCart'])
})

it('starts counting again once the toast is gone', () => {
  const { toasts, notices } = openNotices()
  const say = () => notices.send({ type: 'notice.say', notices: [notice('success', 'linkCopied')] })
  say()
  notices.send({ type: 'notice.gone', id: 1 })
  say()
  expect(toasts.shown.map(({ id, count }) => [id, count])).toEqual([
    ['toast-1', 1],
    ['toast-2', 1],
  ])
})

it.each<[Notice, Notice]>([
  [notice('success', 'orderPlaced'), notice('error', 'paymentFailed')],
  [notice('error', 'paymentFailed'), notice('success', 'orderPlaced')],
  [notice('success', 'settingsUpdated'), notice('error', 'settingsFailed')],
  [notice('error', 'loginToContinue'), notice('error', 'loginFailed')],
  [notice('success', 'addedToCart'), notice('success', 'cartCleared')],
  [notice('error', 'dataRefused'), notice('success', 'dataImported')],
  [notice('success', 'dataExported'), notice('error', 'dataRefused')],
  [notice('success', 'paymentMethodAdded'), notice('success', 'paymentMethodRemoved')],
  [notice('success', 'paymentMethodRemoved'), notice('success', 'defaultPaymentUpdated')],
  [notice('success', 'productAdded'), notice('success', 'productUpdated')],
  [notice('success', 'productUpdated'), notice('success', 'productRemoved')],
  [notice('error', 'productFailed'), notice('error', 'productChangeFailed')],
  [notice('success', 'productRemoved'), notice('error', 'productFailed')],
  [notice('success', 'linkCopied'), notice('error', 'shareFailed')],
  [notice('error', 'loginForSettings'), notice('error', 'userExists')],
  [notice('error', 'loginFailed'), notice('error', 'registrationFailed')],
  [notice('success', 'loginSuccessful'), notice('error', 'signOutFailed')],
  [notice('success', 'registrationSuccessful'), notice('error', 'signOutFailed')],
  [notice('success', 'signedOut'), notice('success', 'accountDeleted')],
  [notice('success', 'addedToWishlist'), notice('success', 'removedFromWishlist')],
])('replaces %o with %o', (earlier, later) => {
  const { toasts, notices } = openNotices()
  notices.send({ type: 'notice.say', notices: [earlier] })
  notices.send({ type: 'notice.say', notices: [notice('success', 'messageSent')] })
  notices.send({ type: 'notice.say', notices: [later] })
  expect(toasts.visible()).toEqual(['messageSent', later.text])
})

it('shows all notices of one write', () => {
  const { toasts, notices } = openNotices()
  const two = [notice('success', 'addedToCart'), notice('success', 'removedFromCart')]
  notices.send({ type: 'notice.say', notices: two })
  expect(toasts.visible()).toEqual(['addedToCart', 'removedFromCart'])
})

it('withdraws a failed language once it has been loaded', () => {
  const { toasts, notices } = openNotices()
  notices.send({
    type: 'notice.say',
    notices: [notice('error', 'languageFailed'), notice('error', 'shareFailed')],
  })
  notices.send({ type: 'notice.withdraw', topics: ['language'] })
  expect(toasts.visible()).toEqual(['shareFailed'])
})

it('shows the request to sign in only on the sign-in screens', () => {
  const { toasts, notices } = openNotices()
  notices.send({ type: 'notice.say', notices: [notice('error', 'loginToContinue')] })
  for (const path of ['/login', '/register']) {
    notices.send({ type: 'place.changed', path })
    expect(toasts.visible()).toEqual(['loginToContinue'])
  }
  notices.send({ type: 'place.changed', path: '/about' })
  expect(toasts.visible()).toEqual([])
})

it.each([
  ['/', true],
  ['/products', true],
  ['/products/7', true],
  ['/products/42', true],
  ['/products/add', false],
  ['/products/7/edit', false],
  ['/my/products/7', false],
  ['/cart', false],
])('recognizes %s as a product screen: %s', (path, isOne) => {
  expect(isProductScreen(path)).toBe(isOne)
})

it.each([
  ['blank', 4_000, 3_000],
  ['error', 4_000, 3_000],
  ['success', 2_000, 3_000],
  ['custom', 4_000, 3_000],
  ['loading', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
] as const)('shows a notice of the kind %s for its duration', (kind, elsewhere, onProducts) => {
  expect([durationOf(kind, false), durationOf(kind, true)]).toEqual([elsewhere, onProducts])
})
