import { readFile } from 'node:fs/promises'
import { expect, type Locator } from '@playwright/test'
import { address as delivery, fillCheckout } from './fixtures/checkout.ts'
import {
  buildOf,
  cachedAddresses,
  corruptCaches,
  forgetBrowserCache,
  installLimit,
  openOffline,
  test,
  untilCached,
} from './fixtures/offline-shop.ts'
import { failedRequests } from './fixtures/page-errors.ts'
import { register } from './fixtures/people.ts'
import { polled } from './fixtures/polled.ts'
import { allProducts } from './fixtures/sources.ts'

const isPainted = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)

test('without a network, the last catalogue and an offline notice are shown', async ({
  shop,
  pageErrors,
}) => {
  pageErrors.expect(failedRequests)
  const { page } = shop
  await shop.goto('/')
  await untilCached(page)
  await openOffline(page)
  await expect(shop.notice('You are offline')).toBeVisible()
  await expect(shop.articles).toHaveCount(8)
  await shop.header.getByRole('link', { name: 'Products' }).click()
  await expect(shop.notice(allProducts)).toBeVisible()
  await expect(shop.notice('Some products could not be loaded')).toBeHidden()
  await page.context().setOffline(false)
  await expect(shop.notice('You are offline')).toBeHidden()
})

test('losing the network during hydration is reported', async ({ shop }) => {
  // Goes offline after the shop has read `onLine`, but before it listens for events.
  await shop.page.addInitScript(() => {
    const { addEventListener } = window
    window.addEventListener = (type: string, ...given: [EventListenerOrEventListenerObject]) => {
      if (type === 'popstate') {
        Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
        dispatchEvent(new Event('offline'))
      }
      addEventListener.call(window, type, ...given)
    }
  })
  await shop.goto('/faq')
  await expect(shop.notice('You are offline')).toBeVisible()
})

test('after one visit, a whole purchase works without the server', async ({ shop, served, pageErrors }) => {
  pageErrors.expect(failedRequests, /could not be read/)
  const { page } = shop
  const picture = page.getByRole('main').getByRole('img').first()
  await shop.goto('/products/7')
  await polled(() => isPainted(picture)).toBe(true)
  const address = (await picture.getAttribute('src')) ?? ''
  await untilCached(page)
  await polled(() => cachedAddresses(page, 'statecart-pictures')).toContain(new URL(address, page.url()).href)
  await served.stop()
  await forgetBrowserCache(page)
  await page.reload()
  await polled(() => isPainted(picture)).toBe(true)
  await shop.button('Add to Cart').click()
  await shop.expectCart(1)
  await register(shop)
  await shop.goto('/cart')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await fillCheckout(shop)
  await shop.button('Place Order').click()
  await expect(page).toHaveURL(/\/order-confirmation\?order=order-/)
  await page.getByRole('link', { name: 'View Order History' }).click()
  await expect(shop.articles).toHaveCount(1)
  await page.reload()
  await expect(shop.articles).toHaveCount(1)
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    shop.articles.getByRole('button', { name: 'Receipt' }).click(),
  ])
  expect(await readFile(await receipt.path(), 'utf8')).toContain(delivery.Address)
  await shop.goto('/faq')
  await expect(shop.heading).toHaveText('Frequently asked questions')
})

test('the shop opens with corrupt caches, with and without a network', async ({ shop, pageErrors }) => {
  pageErrors.expect(failedRequests, /could not be read/)
  const { page } = shop
  await shop.goto('/about')
  await untilCached(page)
  await shop.goto('/about')
  await polled(() => cachedAddresses(page, 'statecart-pages')).toHaveLength(1)
  // The answers of the sources are stored in the database. A page that is left early has not stored them yet.
  await polled(async () => (await shop.stored('sources')).length).toBe(3)
  await corruptCaches(page, 'spoilt()')
  await shop.goto('/about')
  await expect(shop.heading).toHaveText(/About/)
  await corruptCaches(page, 'spoilt()')
  await page.context().setOffline(true)
  await shop.goto('/about')
  await expect(shop.heading).toHaveText(/About/)
  await shop.goto('/products')
  await expect(shop.notice(allProducts)).toBeVisible()
})

test('the shop opens from the network if the browser cannot open its caches', async ({
  shop,
  pageErrors,
}) => {
  pageErrors.expect(/could not be read/)
  const { page } = shop
  await shop.goto('/about')
  await untilCached(page)
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(() => {
    const fail = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'))
    Object.assign(CacheStorage.prototype, { open: fail, match: fail, keys: fail })
  })
  await shop.goto('/products/7')
  await polled(() => isPainted(page.getByRole('main').getByRole('img').first())).toBe(true)
  await shop.button('Add to Cart').click()
  await shop.expectCart(1)
})

test('the shop can be installed if the browser offers it, and shows no prompt of its own', async ({
  shop,
}) => {
  const { page } = shop
  await shop.goto('/')
  const preferences = shop.header.getByRole('button', { name: 'Preferences' })
  const install = shop.button('Install the shop as an app')
  await preferences.click()
  await expect(shop.header.getByLabel('Currency')).toBeVisible()
  await expect(install).toHaveCount(0)
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(offer, { prompt: () => Object.assign(window, { asked: true }) })
    dispatchEvent(offer)
  })
  await install.press('Enter')
  await expect(install).toHaveCount(0)
  await expect(preferences).toBeFocused()
  expect(await page.evaluate(() => 'asked' in window)).toBe(true)
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob())
      return `${picture.width}x${picture.height}`
    }, src)
    expect(size).toBe(sizes)
  }
})

test('a new build is offered instead of forced, and a tab with the old one keeps working', async ({
  shop,
  served,
}) => {
  const { page } = shop
  await shop.goto('/')
  await untilCached(page)
  const other = await shop.anotherTab()
  await other.goto('/about')
  await served.serveNextBuild()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const offer = shop.notice('A new version of the shop is available')
  await expect(offer).toBeVisible({ timeout: installLimit })
  expect(await buildOf(page)).toBe('first')
  await offer.getByRole('button', { name: 'Reload' }).click()
  await polled(() => buildOf(page)).toBe('next')
  await expect(shop.articles).toHaveCount(8)

  await expect(other.notice('A new version of the shop is available')).toBeVisible()
  await other.page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(other.page).toHaveURL('/faq')
  await expect(other.heading).toHaveText('Frequently asked questions')
  expect(await buildOf(other.page)).toBe('first')
  await other.button('Dismiss').click()
  await expect(other.notice('A new version of the shop is available')).toBeHidden()

  const oldFiles = () => page.evaluate(async () => (await caches.keys()).filter((name) => /files/.test(name)))
  expect(await oldFiles()).toHaveLength(2)
  await other.page.close()
  await expect(shop.notice('A new version of the shop is available')).toBeHidden()
  // If a tab is too busy to answer which build it runs, the old files are only deleted when the next page is opened.
  await expect(async () => {
    await shop.goto('/products')
    await polled(oldFiles, { timeout: 8_000 }).toHaveLength(1)
  }).toPass()
  const script = await page.locator('script[type="module"][src]').getAttribute('src')
  expect(await cachedAddresses(page, 'statecart-files')).toContain(new URL(script ?? '', page.url()).href)
})
