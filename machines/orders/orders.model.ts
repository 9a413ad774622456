import { type Effect, inputOf, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import type { Product } from '../domain/product.ts'
import { guest } from '../domain/user.ts'
import { ada, adasOrder, grace, lamp, mug, soldOut } from '../fixtures/examples.ts'
import { defineShopModel, says } from '../fixtures/shop-model.ts'
import { ordersMachine, ordersPerPage } from './orders.machine.ts'

const earlier = { ...adasOrder, id: 'order-1', orderDate: '2025-03-01T00:00:00.000Z' }
/** Two full pages, so that the second one is the last. */
const twoPages = [
  adasOrder,
  ...Array.from({ length: 2 * ordersPerPage - 1 }, (_, index) => ({ ...earlier, id: `order-${index + 1}` })),
]
const dearerLamp = { ...lamp, price: 2_700 }
const halfSoldOut = {
  ...adasOrder,
  items: [
    { product: mug, quantity: 1, unitPrice: 923 },
    { product: soldOut, quantity: 2, unitPrice: 923 },
  ],
}
const requestsPrices = tells('shop', { type: 'cart.loaded' })

function addsToCart(product: Product, quantity: number): Effect {
  const { description: _, images: __, rating: ___, ...line } = product
  return tells('cart', { type: 'cart.add.all', lines: [{ product: line, quantity }] })
}

const hasReadOrders = (_: unknown, { orders }: { orders: unknown }, { output }: AnyEventObject) =>
  orders === output

export const ordersModel = defineShopModel({
  machine: ordersMachine,
  purpose:
    "The owner's orders, newest first. The checkout and Buy Now write them; this machine only reads them.",
  input: { owner: guest },
  siblings: { catalogue: { products: [dearerLamp, mug, soldOut] } },
  initially: (snapshot) => snapshot.matches('loading'),
  events: [
    { type: 'owner.changed', owner: ada.id },
    { type: 'owner.changed', owner: grace.id },
    { type: 'storage.changed' },
    { type: 'orders.more' },
    { type: 'order.buyAgain', order: adasOrder },
    { type: 'order.buyAgain', order: halfSoldOut },
    { type: 'order.receipt.save', name: 'ORD-314159.html', content: '<!doctype html>' },
    { type: 'order.print' },
    { type: 'xstate.done.actor.reading', output: [] },
    { type: 'xstate.done.actor.reading', output: [adasOrder] },
    { type: 'xstate.error.actor.reading', error: new Error('unreadable') },
    { type: 'xstate.done.actor.rereading', output: [adasOrder, earlier] },
    { type: 'xstate.done.actor.rereading', output: twoPages },
    { type: 'xstate.error.actor.rereading', error: new Error('unreadable') },
  ],
  abstract: ({ owner, orders, shown }) => [owner, orders.length, shown],
  answers: {
    '*': {
      'owner.changed': {
        to: 'loading',
        after: (_, { owner, orders, shown }, event) =>
          owner === event.owner && orders.length === 0 && shown === ordersPerPage,
      },
      'orders.more': [
        {
          when: ({ orders, shown }) => orders.length > shown,
          after: (before, { shown }) => shown === before.shown + ordersPerPage,
        },
      ],
      'order.buyAgain': [
        {
          when: (_, { order }) => order === adasOrder,
          does: [
            addsToCart(dearerLamp, 2),
            requestsPrices,
            tells('notices', { type: 'notice.say', notices: [] }),
          ],
        },
        { does: [addsToCart(mug, 1), requestsPrices, says('error', 'soldOutLeftOut')] },
      ],
      'order.receipt.save': { does: ['saveReceipt'] },
      'order.print': { does: ['print'] },
    },
    loading: {
      'storage.changed': 'loading',
      'xstate.done.actor.reading': { to: 'ready', after: hasReadOrders },
      'xstate.error.actor.reading': { to: 'ready', does: ['logUnreadable'] },
    },
    ready: { 'storage.changed': 'refreshing' },
    refreshing: {
      'storage.changed': 'refreshing',
      'xstate.done.actor.rereading': { to: 'ready', after: hasReadOrders },
      'xstate.error.actor.rereading': { to: 'ready', does: ['logUnreadable'] },
    },
  },
  tags: { loading: ['loading'] },
  invariants: {
    'the data that is read belongs to the current owner': (snapshot) =>
      ['reading', 'rereading'].every((id) => {
        const input = inputOf(snapshot, id)
        return (
          input === undefined || JSON.stringify(input) === JSON.stringify({ owner: snapshot.context.owner })
        )
      }),
    'no orders are shown before they have been read': ({ value, context }) =>
      value !== 'loading' || context.orders.length === 0,
  },
})
