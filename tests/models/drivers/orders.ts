import type { Order } from '../../../machines/domain/order.ts'
import { ada, adasOrder } from '../../../machines/fixtures/examples.ts'
import { ordersPerPage } from '../../../machines/orders/orders.machine.ts'
import { ordersModel } from '../../../machines/orders/orders.model.ts'
import { ordersTexts } from '../../../src/i18n/en/account.ts'
import { confirmationTexts } from '../../../src/i18n/en/checkout.ts'
import { defineDriver, type Move } from '../driver.ts'
import { button, link, main, named, text, title } from '../locators.ts'
import type { Scene } from '../scene.ts'

type OrdersMove = Move<typeof ordersModel.machine>
type Snapshot = Parameters<NonNullable<OrdersMove['when']>>[0]

const words = ordersTexts.en
const earlier: Order = {
  ...adasOrder,
  id: 'order-1700000000000-b2c3d4e5',
  number: 'ORD-271828',
  attempt: 'attempt-0',
  orderDate: '2025-02-15T00:00:00.000Z',
}
const many: Order[] = [
  adasOrder,
  ...Array.from({ length: ordersPerPage }, (_, at) => ({
    ...earlier,
    id: `${earlier.id}-${at}`,
    attempt: `${at}`,
  })),
]
const holdsOne = ({ context }: Snapshot) => context.orders.length > 0

async function finds({ world }: Scene, ...orders: Order[]): Promise<void> {
  for (const { id } of [adasOrder, earlier, ...many])
    if (orders.every((order) => order.id !== id)) await world.deletes('orders', id)
  await world.stores('orders', ...orders)
  await world.gate('store:orders').pass()
}

const reads = (actor: string, ...orders: Order[]): OrdersMove => ({
  events: [{ type: `xstate.done.actor.${actor}`, output: orders }],
  how: (scene) => finds(scene, ...orders),
})
const failsToRead = (actor: string): OrdersMove => ({
  events: [{ type: `xstate.error.actor.${actor}`, error: new Error('unreadable') }],
  how: ({ world }) => world.gate('store:orders').refuse(),
})

export const ordersDriver = defineDriver({
  model: ordersModel,
  opening: [{ type: 'owner.changed', owner: ada.id }],
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    world.gate('store:orders').hold()
    await visitor.open(`/order-confirmation?order=${adasOrder.id}`)
    await visitor.click(named('button', 'Account menu'))
    await visitor.click(named('menuitem', 'My Orders'))
  },
  moves: [
    reads('reading'),
    reads('reading', adasOrder),
    failsToRead('reading'),
    reads('rereading', adasOrder, earlier),
    reads('rereading', ...many),
    failsToRead('rereading'),
    {
      events: [{ type: 'orders.more' }],
      when: ({ context: { orders, shown } }) => orders.length > shown,
      how: ({ visitor }) => visitor.click(button(words.more(1))),
    },
    {
      events: [{ type: 'storage.changed' }],
      how: ({ world }) => world.reportsChange('orders'),
    },
    {
      events: [{ type: 'order.buyAgain', order: adasOrder }],
      when: holdsOne,
      how: ({ visitor }) => visitor.click({ ...button(words.again), at: 0 }),
    },
    {
      events: [{ type: 'order.receipt.save', name: 'receipt', content: '' }],
      when: holdsOne,
      how: ({ visitor }) => visitor.click({ ...button(words.receipt), at: 0 }),
    },
    {
      events: [{ type: 'order.print' }],
      when: holdsOne,
      async how({ visitor }) {
        await visitor.back()
        await visitor.click(button(confirmationTexts.en.print))
        await visitor.click(link(confirmationTexts.en.history))
      },
    },
  ],
  shows: {
    async loading({ visitor }) {
      await visitor.sees(title(words.title))
      await visitor.misses(text(words.emptyTitle), named('article', undefined, main))
    },
    ready: (scene, snapshot) => showsOrders(scene, snapshot),
    refreshing: (scene, snapshot) => showsOrders(scene, snapshot),
  },
})

async function showsOrders({ visitor }: Scene, { context }: Snapshot): Promise<void> {
  const orders = context.orders.slice(0, context.shown)
  await visitor.counts(named('article', undefined, main), orders.length)
  await visitor.counts(text(words.emptyTitle), orders.length === 0 ? 1 : 0)
  for (const { number } of orders) await visitor.sees(text(number, main))
}
