import { expect } from '@playwright/test'
import fc from 'fast-check'
import { testLimit } from '../wait.ts'
import { fillDatabase, intact, mutatedContents } from './fixtures/mutated.ts'
import { failedRequests } from './fixtures/page-errors.ts'
import { appears, changeAddress } from './fixtures/presses.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { repetitions, reportFigure } from './fixtures/storm.ts'

const seed = Number(process.env.SEED ?? 20_251_121)

/** The screens that read stored data, and the intact records that they must show. */
const screens: { path: string; heading: string; shown: string }[] = [
  { path: '/cart', heading: 'Shopping Cart', shown: intact.line.title },
  { path: '/profile/orders', heading: 'Your Orders', shown: intact.order.number },
  { path: '/profile/wishlist', heading: 'My Wishlist', shown: intact.wish.title },
  { path: '/profile/payment', heading: 'Payment Methods', shown: intact.card.last4 },
  { path: '/profile/settings', heading: 'Settings', shown: 'Save Changes' },
  { path: '/checkout', heading: 'Checkout', shown: intact.line.title },
  { path: '/order-confirmation?order=order-intact', heading: '', shown: intact.order.number },
  {
    path: `/products?search=${encodeURIComponent(intact.local.title)}`,
    heading: '',
    shown: intact.local.title,
  },
]

async function expectIntact(shop: Shop, which: string): Promise<void> {
  for (const [at, { path, heading, shown }] of screens.entries()) {
    if (at === 0) await shop.page.goto(path)
    else await changeAddress(shop.page, path)
    await appears(shop.page, shown, `${which}: ${shown} at ${path}`)
    if (heading) expect(await shop.heading.textContent(), `${which}: ${path}`).toBe(heading)
  }
}

const halves = repetitions([1], [1, 2])

for (const half of halves) {
  const count = repetitions(3, 100)
  test(`${count} databases with a damaged record in every store: intact records are shown (${half})`, {
    tag: '@storm',
  }, async ({ shop, pageErrors }) => {
    test.setTimeout(testLimit + count * 10_000)
    await shop.addToCart(1)
    pageErrors.expect(failedRequests, /could not be (read|set aside)/)
    const databases = fc.sample(mutatedContents(), { seed: seed + half, numRuns: count })
    let quarantined = 0
    for (const [at, contents] of databases.entries()) {
      await fillDatabase(shop.page, contents)
      await expectIntact(shop, `database ${at} of seed ${seed + half}`)
      quarantined += (await shop.stored('quarantine')).length
    }
    expect(await shop.page.evaluate(() => 'polluted' in {})).toBe(false)
    expect(quarantined).toBeGreaterThan(count)
    reportFigure(
      `Mutated databases ${half}`,
      `${count} databases, each store with mutated records, ${screens.length} screens`,
      `0 screens failed; ${quarantined} entries in quarantine, the rest shown`,
    )
  })
}
