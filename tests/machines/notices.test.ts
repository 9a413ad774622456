import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { durationOf, isProductScreen, type Notice } from '../../machines/notices/notice.ts'
import { noticesWith } from '../../machines/notices/notices.effects.ts'

const removed: Notice = {
  kind: 'success',
  text: 'removedFromCart',
  action: { label: 'undo', actor: 'cart', event: { type: 'cart.undo' } },
}
const unwished: Notice = {
  kind: 'success',
  text: 'removedFromWishlist',
  action: { label: 'undo', actor: 'wishlist', event: { type: 'wishlist.undo' } },
}

function opened() {
  const { toasts } = fakePorts()
  return { toasts, notices: createActor(noticesWith({ toasts })).start() }
}

it('shows each notice once, for as long as the screen allows', () => {
  const { toasts, notices } = opened()
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

it('withdraws what can no longer be undone, and nothing else', () => {
  const { toasts, notices } = opened()
  notices.send({ type: 'notice.say', notices: [{ kind: 'success', text: 'addedToCart' }, removed, unwished] })
  notices.send({ type: 'notice.withdraw', actor: 'cart' })
  expect(toasts.standing()).toEqual(['addedToCart', 'removedFromWishlist'])
})

it('withdraws a notice once', () => {
  const { toasts, notices } = opened()
  const dismissed: string[] = []
  toasts.dismiss = (id) => void dismissed.push(id)
  notices.send({ type: 'notice.say', notices: [removed] })
  notices.send({ type: 'notice.withdraw', actor: 'cart' })
  notices.send({ type: 'notice.withdraw', actor: 'cart' })
  expect(dismissed).toEqual(['toast-1'])
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
])('of %s knows whether it is a screen of products', (path, isOne) => {
  expect(isProductScreen(path)).toBe(isOne)
})

it.each([
  ['blank', 4_000, 3_000],
  ['error', 4_000, 3_000],
  ['success', 2_000, 3_000],
  ['custom', 4_000, 3_000],
  ['loading', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
] as const)('lets a notice of the kind %s stand for its time', (kind, elsewhere, onProducts) => {
  expect([durationOf(kind, false), durationOf(kind, true)]).toEqual([elsewhere, onProducts])
})
