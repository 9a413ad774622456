import { expect } from '@playwright/test'
import { defaultSettings } from '../../machines/domain/settings.ts'
import { fillCard } from './fixtures/checkout.ts'
import { type HeldPoint, heldPoints, holdWhenWriting, killSwitch } from './fixtures/crash.ts'
import { quietAddress, readStores, writeStore } from './fixtures/database.ts'
import { register } from './fixtures/people.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { repetitions } from './fixtures/storm.ts'
import { delay } from './fixtures/time.ts'

const crashes = repetitions(3, 5)
const address = {
  street: '1 Compiler Way',
  city: 'Arlington',
  state: 'VA',
  zipCode: '22201',
  country: 'US',
} as const

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
  if (point === 'when all is done') await expect.poll(isDone).toBe(true)
  else await delay(point ? 100 : (turn * 3) % 60)
  await kill()
}

test(`${crashes} crashes during Place Order: each order is written completely or not at all`, async ({
  shop,
}) => {
  await register(shop)
  await shop.addToCart(1)
  const quiet = await shop.anotherTab()
  await quiet.page.goto(quietAddress)
  const look = () => readStores(quiet.page, 'orders', 'cart', 'registeredUsers')
  const { cart, registeredUsers } = await look()
  const [full] = cart.filter(({ lines }) => lines.length > 0)
  const [user] = registeredUsers.filter(({ isAdmin }) => !isAdmin)
  if (!full || !user) throw new Error('The cart is empty.')
  await writeStore(quiet.page, 'settings', { ...defaultSettings(user), address, owner: user.id })
  await shop.page.clock.install()
  const fates = { before: 0, after: 0 }
  for (let turn = 0; turn < crashes; turn += 1) {
    await writeStore(quiet.page, 'cart', full)
    const isOneMore = async () => (await look()).orders.length > fates.after
    await crashWhilePlacing(await shop.anotherTab(), turn, isOneMore)
    const { orders, cart: carts } = await look()
    const isEmptied = carts.every(({ lines }) => lines.length === 0)
    fates[isEmptied ? 'after' : 'before'] += 1
    expect(orders, `turn ${turn}, ${pointOf(turn)}`).toHaveLength(fates.after)
    if (pointOf(turn)) expect(isEmptied, pointOf(turn)).toBe(pointOf(turn) === 'when all is done')
    if (!isEmptied)
      expect(carts.filter(({ owner }) => owner === user.id)).toMatchObject([{ lines: full.lines }])
  }
  await shop.goto('/profile/orders')
  await expect(shop.articles).toHaveCount(fates.after)
})
