import { expect } from '@playwright/test'
import { totalsOf } from '../../../machines/domain/cart.ts'
import { administrator } from '../../../machines/domain/current-user.ts'
import { ceiling } from '../../wait.ts'
import { readStores } from '../fixtures/database.ts'
import { customer } from '../fixtures/people.ts'
import { polled } from '../fixtures/polled.ts'
import type { Shop } from '../fixtures/shop.ts'
import { type Basket, currentPath, type Shopping, type Who } from './shopping.ts'

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const pollOptions = { intervals: [50, 100, 250], timeout: ceiling }

/** Waits until the stored and the shown values are the expected ones. */
export async function expectInvariants(shop: Shop, shopping: Shopping): Promise<void> {
  await polled(() => new URL(shop.page.url()).pathname, pollOptions).toBe(currentPath(shopping))
  await expect(() => expectStored(shop, shopping)).toPass(pollOptions)
  await expect(shop.heading).toHaveCount(1)
  await shop.expectCart(sum(shopping.baskets[shopping.who]))
  if (currentPath(shopping) === '/cart') await expectTotals(shop)
  if (shopping.who === 'guest') await expectNoPersonalData(shop)
  if (shopping.isPartial && currentPath(shopping) === '/products')
    await expect(shop.notice('Some products could not be loaded')).toBeVisible()
}

async function expectStored({ page }: Shop, shopping: Shopping): Promise<void> {
  const stored = await readStores(
    page,
    'cart',
    'wishlist',
    'user',
    'registeredUsers',
    'orders',
    'paymentMethods',
  )
  const idOf = (who: Who) => {
    if (who === 'administrator') return administrator.id
    return who === 'guest' ? who : stored.registeredUsers.find(({ email }) => email === customer.email)?.id
  }
  expect(stored.user.map(({ id }) => id)).toEqual(shopping.who === 'guest' ? [] : [idOf(shopping.who)])
  for (const who of ['guest', 'customer', 'administrator'] as const) {
    const owner = idOf(who)
    const own = <Owned extends { owner: string }>(all: Owned[]) => all.filter((one) => one.owner === owner)
    const lines = own(stored.cart).flatMap((cart) => cart.lines)
    expect(basketIn(lines), `the cart of ${who}`).toEqual([...shopping.baskets[who]])
    const wished = own(stored.wishlist).flatMap(({ products }) => products.map(({ id }) => id))
    expect(wished, `the wishlist of ${who}`).toEqual([...shopping.wishes[who]])
    const orders = own(stored.orders).sort((one, other) => (one.orderDate < other.orderDate ? 1 : -1))
    expect(
      orders.map(({ items }) => basketIn(items)),
      `the orders of ${who}`,
    ).toEqual(shopping.orders[who].map((order) => [...order]))
    for (const { items, totalAmount: total } of orders) expect(total).toBe(totalsOf({ lines: items }).total)
    const cards = own(stored.paymentMethods).flatMap((methods) => methods.cards)
    expect(cards.length, `the cards of ${who}`).toBe(shopping.cards[who])
    expect(cards.filter(({ isDefault }) => isDefault).length).toBeLessThanOrEqual(1)
  }
}

/** Checks that the shown totals are those of the stored lines. */
async function expectTotals(shop: Shop): Promise<void> {
  const [session] = await shop.stored('user')
  const cart = (await shop.stored('cart')).find(({ owner }) => owner === session?.id)
  if (!cart || cart.lines.length === 0) return expect(shop.page.getByText('Your cart is empty')).toBeVisible()
  const summary = shop.page.getByRole('region', { name: 'Order Summary' })
  const { subtotal, total } = totalsOf(cart)
  await expect(summary).toContainText(dollars.format(subtotal / 100))
  await expect(summary).toContainText(dollars.format(total / 100))
}

/** After signing out, the page contains no data of the user, except typed field values. */
async function expectNoPersonalData({ page }: Shop): Promise<void> {
  const shown = (await page.content()).replace(/ value="[^"]*"/g, '').toLowerCase()
  for (const personal of [customer.name, customer.email, administrator.email])
    expect(shown).not.toContain(personal.toLowerCase())
}

function basketIn(lines: readonly { product: { id: number }; quantity: number }[]): [number, number][] {
  return lines.map(({ product, quantity }) => [product.id, quantity])
}

function sum(basket: Basket): number {
  return [...basket.values()].reduce((all, quantity) => all + quantity, 0)
}
