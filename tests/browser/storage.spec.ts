import { expect } from '@playwright/test'
import { addressWithoutShop, holdDatabase, releaseDatabase, versionOfDatabase } from './fixtures/database.ts'
import { polled } from './fixtures/polled.ts'
import { smallDisk } from './fixtures/quota.ts'
import { test } from './fixtures/shop-test.ts'
import { reportFigure } from './fixtures/storm.ts'

const noStorageNotice = "Nothing will be kept after this visit: this browser's storage is not available"
const newerVersionNotice =
  "Nothing will be kept after this visit: this browser's storage is not available because it belongs to a newer version of the shop"
const fullStorageNotice = "Your changes could not be saved: this browser's storage is full"
const unusable = /The database cannot be used/

test('a product added in one tab appears in the cart of the other', async ({ shop }) => {
  await shop.addToCart(1)
  const other = await shop.anotherTab()
  await other.goto('/products/2')
  await other.expectCart(1)
  await other.button('Add to Cart').click()
  await other.expectCart(2)
  await shop.expectCart(2)
  expect(await shop.storedItems()).toBe(2)
})

test.describe('with denied storage', () => {
  test.beforeEach(async ({ context, pageErrors }) => {
    pageErrors.expect(unusable)
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      IDBFactory.prototype.open = refuse
      Storage.prototype.getItem = refuse
      Storage.prototype.setItem = refuse
    })
  })

  test('every page shows the notice', async ({ shop }) => {
    for (const path of ['/', '/products', '/login', '/register', '/faq']) {
      await shop.goto(path)
      await expect(shop.notice(noStorageNotice), path).toBeVisible()
      await expect(shop.heading, path).not.toHaveText('Unexpected Application Error!')
    }
  })
})

test('a full localStorage loses no preferences during the visit', { tag: '@storm' }, async ({ shop }) => {
  await shop.goto('/about')
  const refusal = await shop.page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2))
      try {
        for (;;) localStorage.setItem(`filler ${size} ${localStorage.length}`, 'x'.repeat(size))
      } catch (error) {
        if (size === 1) return error instanceof DOMException && error.name
      }
    return undefined
  })
  expect(refusal).toBe('QuotaExceededError')
  await shop.header.getByRole('button', { name: 'Preferences' }).click()
  await shop.page.getByLabel('Currency', { exact: true }).selectOption('EUR')
  await shop.page.getByLabel('Theme', { exact: true }).selectOption('dark')
  await expect(shop.page.locator('html')).toHaveClass(/dark/)
  await shop.header.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(shop.articles.first()).toContainText('€')
  reportFigure(
    'localStorage over quota',
    'theme and currency chosen with localStorage full',
    'both apply for the visit',
  )
})

test('a full database shows a notice, and Try again writes the refused changes', { tag: '@storm' }, async ({
  shop,
  baseURL,
  pageErrors,
}) => {
  pageErrors.expect(/Changes of the cart could not be written/)
  const disk = await smallDisk(shop.page, baseURL ?? '')
  await shop.addToCart(1)
  await disk.fill()
  await shop.button('Add to Cart').click()
  await expect(shop.notice(fullStorageNotice)).toBeVisible()
  await shop.expectCart(1)
  await shop.notice(fullStorageNotice).getByRole('button', { name: 'Try again' }).click()
  await expect(shop.notice(fullStorageNotice)).toBeVisible()
  await disk.empty()
  // A previous attempt may still be running and succeed meanwhile.
  await expect(async () => {
    const tryAgain = shop.notice(fullStorageNotice).getByRole('button', { name: 'Try again' })
    if ((await tryAgain.count()) > 0) await tryAgain.click({ timeout: 500 })
    await expect(shop.notice(fullStorageNotice)).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
  await shop.expectCart(2)
  await polled(() => shop.storedItems()).toBe(2)
  reportFigure(
    'IndexedDB over quota',
    'an addition with the disk full (`Storage.overrideQuotaForOrigin`)',
    'a notice, and the stored cart is shown; Try again writes the change: 2 of 2 items',
  )
})

test('a database of a newer version is left alone', { tag: '@storm' }, async ({ shop, pageErrors }) => {
  pageErrors.expect(unusable)
  await shop.page.goto(addressWithoutShop)
  await holdDatabase(shop.page, 99)
  await shop.addToCart(1)
  await expect(shop.notice(newerVersionNotice)).toBeVisible()
  await shop.expectCart(1)
  expect(await versionOfDatabase(shop.page)).toBe(99)
  expect(await shop.storedItems()).toBe(0)
  reportFigure(
    'Database of a newer version',
    'version 99 found',
    'a notice; version and records unchanged; the cart works in memory for the visit',
  )
})

test('a tab that does not close the database does not block the shop', { tag: '@storm' }, async ({
  shop,
  pageErrors,
}) => {
  pageErrors.expect(unusable)
  await shop.page.goto(addressWithoutShop)
  await holdDatabase(shop.page, 1)
  const fresh = await shop.anotherTab()
  await fresh.goto('/products/1')
  await expect(fresh.notice(noStorageNotice)).toBeVisible()
  await fresh.button('Add to Cart').click()
  await fresh.expectCart(1)
  await releaseDatabase(shop.page)
  await fresh.notice(noStorageNotice).getByRole('button', { name: 'Try again' }).click()
  await expect(fresh.notice(noStorageNotice)).toHaveCount(0)
  await fresh.expectCart(1)
  await polled(() => fresh.storedItems()).toBe(1)
  reportFigure(
    'Old tab blocking an upgrade',
    'a tab that holds version 1 open',
    'a notice after 3 s; 1 of 1 items stored once the old tab closed the database',
  )
})

test('the shop keeps working when site data is cleared while it is open', { tag: '@storm' }, async ({
  shop,
  context,
}) => {
  await shop.addToCart(1)
  const session = await context.newCDPSession(shop.page)
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(shop.page.url()).origin,
    storageTypes: 'indexeddb',
  })
  await shop.expectCart(0)
  // Clearing may take a while, and may also delete records that are written meanwhile.
  await expect(async () => {
    await shop.button('Add to Cart').click()
    await expect(shop.cartLink).toHaveAccessibleName(/item/, { timeout: 1_000 })
    expect(await shop.storedItems()).toBeGreaterThan(0)
  }).toPass()
  // Clicks that were delayed by the clearing may still be in progress.
  await expect(async () => shop.expectCart(await shop.storedItems(), 1_000)).toPass()
  const stored = await shop.storedItems()
  await shop.page.reload()
  await shop.expectCart(stored)
  reportFigure(
    'Site data cleared',
    'IndexedDB cleared while the shop is open',
    'an empty cart is shown; the next addition is stored',
  )
})
