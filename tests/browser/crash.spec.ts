import { expect } from '@playwright/test'
import { fillCard } from './fixtures/checkout.ts'
import { type HeldPoint, heldPoints, holdWhenWriting, killSwitch } from './fixtures/crash.ts'
import { addressWithoutShop, readStores, writeStore } from './fixtures/database.ts'
import { storeAddress } from './fixtures/people.ts'
import { polled } from './fixtures/polled.ts'
import { seedCustomer } from './fixtures/seed.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { repetitions } from './fixtures/storm.ts'
import { delay } from './fixtures/time.ts'

const crashes = repetitions(3, 5)

/** Every other crash happens at a known point of the write, the others some milliseconds after its start. */
function pointOf(turn: number): HeldPoint | undefined {
  return turn % 2 === 0 ? heldPoints[(turn / 2) % heldPoints.length] : undefined
}

async function crashWhilePlacing(shop: Shop, turn: number, isDone: () => Promise<boolean>): Promise<void> {
  const { page } = shop
  await shop.goto('/checkout')
  await fillCard(shop)
  const point = pointOf(turn)
  if (point) await holdWhenWriting(page, point, { first: 'orders', last: 'cart', times: 1 })
  const kill = await killSwitch(page)
  await shop.button('Place Order').click()
  await expect(shop.button('Processing...')).toBeVisible()
  page.clock.fastForward(1_500).catch(() => undefined)
  if (point === 'when all is done') await polled(isDone).toBe(true)
  else await delay(point ? 100 : (turn * 3) % 60)
  await kill()
}

test(`${crashes} crashes during Place Order: each order is written completely or not at all`, {
  tag: '@storm',
}, async ({ shop }) => {
  await seedCustomer(shop)
  await shop.addToCart(1)
  const observer = await shop.anotherTab()
  await observer.page.goto(addressWithoutShop)
  const readState = () => readStores(observer.page, 'orders', 'cart', 'registeredUsers')
  const { cart, registeredUsers } = await readState()
  const [full] = cart.filter(({ lines }) => lines.length > 0)
  const [user] = registeredUsers.filter(({ isAdmin }) => !isAdmin)
  if (!full || !user) throw new Error('The cart is empty.')
  await storeAddress(observer.page, user)
  await shop.page.clock.install()
  const counts = { before: 0, after: 0 }
  for (let turn = 0; turn < crashes; turn += 1) {
    await writeStore(observer.page, 'cart', full)
    const isOneMore = async () => (await readState()).orders.length > counts.after
    await crashWhilePlacing(await shop.anotherTab(), turn, isOneMore)
    const { orders, cart: carts } = await readState()
    const isEmptied = carts.every(({ lines }) => lines.length === 0)
    counts[isEmptied ? 'after' : 'before'] += 1
    expect(orders, `turn ${turn}, ${pointOf(turn)}`).toHaveLength(counts.after)
    if (pointOf(turn)) expect(isEmptied, pointOf(turn)).toBe(pointOf(turn) === 'when all is done')
    if (!isEmptied)
      expect(carts.filter(({ owner }) => owner === user.id)).toMatchObject([{ lines: full.lines }])
  }
  await shop.goto('/profile/orders')
  await expect(shop.articles).toHaveCount(counts.after)
})
