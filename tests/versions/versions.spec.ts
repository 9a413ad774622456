import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { distFolder } from '../../tools/paths.ts'
import { address, card } from '../browser/fixtures/checkout.ts'
import { readStores } from '../browser/fixtures/database.ts'
import { listenForMessages } from '../browser/fixtures/messages.ts'
import { untilCached } from '../browser/fixtures/offline-shop.ts'
import { failedRequests } from '../browser/fixtures/page-errors.ts'
import { register } from '../browser/fixtures/people.ts'
import { Shop } from '../browser/fixtures/shop.ts'
import { test as shopTest } from '../browser/fixtures/shop-test.ts'
import { reportFigure } from '../browser/fixtures/storm.ts'
import { buildVersionTwo, openSite, type Site, versionTwo } from './builds.ts'

const test = shopTest.extend<{ hasWorker: boolean; site: Site }, { builds: undefined }>({
  builds: [
    async ({ browserName: _ }, use) => {
      await buildVersionTwo()
      await use(undefined)
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  hasWorker: [false, { option: true }],
  site: async ({ hasWorker, builds: _ }, use) => {
    const site = await openSite(hasWorker)
    await use(site)
    await site.stop()
  },
  baseURL: async ({ site }, use) => use(site.url),
  serviceWorkers: async ({ hasWorker }, use) => use(hasWorker ? 'allow' : 'block'),
  shop: async ({ page, secrets, pageErrors }, use) => {
    pageErrors.expect(
      failedRequests,
      /dynamically imported module|Unable to preload/,
      /The database cannot be used/,
    )
    await listenForMessages(page.context())
    await use(new Shop(page, secrets))
  },
})

// One worker builds version 2 for all tests of this file.
test.describe.configure({ mode: 'default' })

const offerIn = (shop: Shop) => shop.notice('A new version of the shop is available')
const newerIn = (shop: Shop) => shop.notice('it belongs to a newer version of the shop')

async function expectVersion(shop: Shop, version: 1 | 2): Promise<void> {
  const rights = version === 1 ? 'All rights reserved' : 'version 2'
  await expect(shop.page.getByRole('contentinfo')).toContainText(rights)
  // No chunk of one version is mixed with the other: each was loaded under a name of this build.
  const folder = version === 1 ? distFolder : versionTwo
  const foreign = (await loadedFiles(shop.page)).filter((path) => !existsSync(join(folder, path)))
  expect(foreign).toEqual([])
}

/** The scripts and styles that the page has loaded from the host or the service worker, without failed requests. */
function loadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, responseStatus } = entry as PerformanceResourceTiming
      const { pathname } = new URL(name)
      return pathname.startsWith('/assets/') && responseStatus < 400 ? [pathname] : []
    }),
  )
}

/** Puts two products into the cart, and fills in the checkout except for its last field. */
async function beginCheckout(shop: Shop): Promise<void> {
  await register(shop)
  await shop.addToCart(1)
  await shop.addToCart(2)
  await shop.goto('/checkout')
  for (const [label, value] of Object.entries(address)) await shop.field(label).fill(value)
  await shop.field('Name on card').fill(card.holder)
  await shop.field('Card number').fill(shop.secrets.add(card.number))
  await shop.field('CVV').fill(shop.secrets.add(card.code))
  await expect.poll(async () => (await shop.stored('drafts')).length).toBe(1)
}

async function expectForm(shop: Shop, secret: 'kept' | 'gone'): Promise<void> {
  for (const [label, value] of Object.entries(address))
    await expect(shop.field(label), label).toHaveValue(value)
  await expect(shop.field('Card number')).toHaveValue(secret === 'kept' ? card.number : '')
  await expect(shop.field('CVV')).toHaveValue(secret === 'kept' ? card.code : '')
  await shop.expectCart(2)
}

async function buyWith(shop: Shop): Promise<void> {
  await shop.field('Country').selectOption('US')
  await shop.field('Name on card').fill(card.holder)
  await shop.field('Card number').fill(card.number)
  await shop.field('Expiry date').fill(card.expiry)
  await shop.field('CVV').fill(card.code)
  await shop.button('Place Order').click()
  await expect(shop.page).toHaveURL(/\/order-confirmation\?order=order-/)
}

const inFooter = (shop: Shop, name: string) =>
  shop.page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test.describe('without a service worker', () => {
  test('missing files of version 1 cause a reload with version 2, and a half-filled checkout is kept', async ({
    shop,
    site,
  }) => {
    await beginCheckout(shop)
    const other = await shop.anotherTab()
    await other.goto('/about')
    site.serve(2)
    await inFooter(other, 'Terms & Conditions').click()
    await expect(other.page.getByText('This page could not be loaded.')).toHaveCount(1)
    await expect(offerIn(other)).toBeVisible()
    await offerIn(other).getByRole('button', { name: 'Reload' }).click()
    await expect(other.heading).toContainText('Terms')
    await expectVersion(other, 2)
    await other.expectCart(2)

    // The first tab keeps its content, reports once why changes are no longer stored, and loses nothing.
    await expect(newerIn(shop)).toHaveCount(1)
    await expectForm(shop, 'kept')
    await expectVersion(shop, 1)
    const migrated = await readStores(other.page, 'cart', 'registeredUsers', 'drafts')
    for (const city of ['Boston', address.City]) await shop.field('City').fill(city)
    await inFooter(shop, 'FAQ').click()
    await expect(shop.page.getByText('This page could not be loaded.')).toHaveCount(1)
    await expect(offerIn(shop)).toBeVisible()
    await shop.page.goBack()
    await expectForm(shop, 'gone')
    expect(await readStores(other.page, 'cart', 'registeredUsers', 'drafts')).toEqual(migrated)
    await shop.page.reload()
    await expect(shop.heading).toHaveText('Your Checkout')
    await expectVersion(shop, 2)
    await expectForm(shop, 'gone')
    await buyWith(shop)
    await expect.poll(async () => (await shop.stored('orders')).length).toBe(1)
    reportFigure(
      'No service worker',
      'version 2 put in place of 1 under two tabs',
      'form and cart kept, 1 order',
    )
  })

  test('after a rollback, version 1 works for the visit, and does not change the data of version 2', async ({
    shop,
    site,
  }) => {
    site.serve(2)
    await register(shop)
    await shop.addToCart(1)
    const before = await readStores(shop.page, 'cart', 'user', 'registeredUsers')
    site.serve(1)
    await shop.goto('/products/2')
    await expectVersion(shop, 1)
    await expect(newerIn(shop)).toHaveCount(1)
    await shop.button('Add to Cart').click()
    await shop.expectCart(1)
    expect(await readStores(shop.page, 'cart', 'user', 'registeredUsers')).toEqual(before)
    site.serve(2)
    await shop.goto('/cart')
    await expect(shop.heading).toHaveText('Your Cart')
    await expectVersion(shop, 2)
    await shop.expectCart(1)
    reportFigure(
      'Roll-back',
      'version 1 after version 2 with one more migration',
      'one notice, records unchanged',
    )
  })
})

test.describe('with a service worker', () => {
  test.use({ hasWorker: true })

  test('the update is offered, and can be taken in one tab while the other continues with version 1', async ({
    shop,
    site,
  }) => {
    await beginCheckout(shop)
    await untilCached(shop.page)
    const other = await shop.anotherTab()
    await other.goto('/about')
    site.serve(2)
    await other.page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    for (const tab of [shop, other]) await expect(offerIn(tab)).toBeVisible({ timeout: 60_000 })
    await expectForm(shop, 'kept')
    await offerIn(other).getByRole('button', { name: 'Reload' }).click()
    await expect(other.heading).toContainText('About')
    await expectVersion(other, 2)

    await expect(newerIn(shop)).toHaveCount(1)
    await expectForm(shop, 'kept')
    await inFooter(shop, 'FAQ').click()
    await expect(shop.heading).toHaveText('Frequently asked questions')
    await expectVersion(shop, 1)
    await shop.page.goBack()
    await offerIn(shop).getByRole('button', { name: 'Reload' }).click()
    await expect(shop.heading).toHaveText('Your Checkout')
    await expectVersion(shop, 2)
    await expectForm(shop, 'gone')
    await buyWith(shop)
    await expect.poll(async () => (await shop.stored('orders')).length).toBe(1)
    reportFigure(
      'Service worker',
      'version 2 offered, taken in one of two tabs',
      'form and cart kept, 1 order',
    )
  })

  test('a rollback is offered like any other version', async ({ shop, site }) => {
    site.serve(2)
    await shop.goto('/about')
    await shop.addToCart(1)
    await untilCached(shop.page)
    site.serve(1)
    await shop.page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(offerIn(shop)).toBeVisible({ timeout: 60_000 })
    await expectVersion(shop, 2)
    await offerIn(shop).getByRole('button', { name: 'Reload' }).click()
    await expectVersion(shop, 1)
    await expect(newerIn(shop)).toHaveCount(1)
    reportFigure(
      'Roll-back with a worker',
      'version 1 offered to a tab of version 2',
      'the page loads it, one notice',
    )
  })
})
