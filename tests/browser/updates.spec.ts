import { expect } from '@playwright/test'
import { buildOf, cachedAddresses, test, untilCached } from './fixtures/offline-shop.ts'

test('another build is offered and not forced, and a tab of the old one goes on', async ({
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
  await expect(offer).toBeVisible({ timeout: 45_000 })
  expect(await buildOf(page)).toBe('first')
  await offer.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => buildOf(page)).toBe('next')
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
  // A tab that is too busy to say what it runs may run anything: then they go when the next page is opened.
  await expect(async () => {
    await shop.goto('/products')
    await expect.poll(oldFiles, { timeout: 8_000 }).toHaveLength(1)
  }).toPass()
  const script = await page.locator('script[type="module"][src]').getAttribute('src')
  expect(await cachedAddresses(page, 'statecart-files')).toContain(new URL(script ?? '', page.url()).href)
})
