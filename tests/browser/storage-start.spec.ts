import { expect, type Page, type Route } from '@playwright/test'
import { needsLaterChromium } from './fixtures/later-chromium.ts'
import { failedRequests } from './fixtures/page-errors.ts'
import { customer, register } from './fixtures/people.ts'
import { polled } from './fixtures/polled.ts'
import { seedCustomer } from './fixtures/seed.ts'
import { test } from './fixtures/shop-test.ts'

const address = '/about'

/** Handles the scripts that the HTML does not reference, which the shop loads later with import(). */
async function routeLaterScripts(page: Page, handle: (route: Route) => Promise<void>): Promise<void> {
  const written = await (await page.request.get(address)).text()
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url())
    return written.includes(pathname) ? route.continue() : handle(route)
  })
}

test('a failed request for a script does not sign a customer out', async ({ shop, browser, pageErrors }) => {
  needsLaterChromium(browser, 'request a script again that could not be imported')
  pageErrors.expect(failedRequests)
  await seedCustomer(shop)
  await shop.addToCart(1)
  const failed = new Set<string>()
  await routeLaterScripts(shop.page, (route) => {
    const url = route.request().url()
    if (failed.has(url)) return route.continue()
    failed.add(url)
    return route.abort()
  })
  await shop.goto(address)
  await shop.hydrated()
  await shop.expectCart(1)
  await shop.button('Account menu').click()
  await expect(shop.header.getByText(customer.email)).toBeVisible()
})

test('a tab with slow scripts receives the registration and the cart of another tab', async ({ shop }) => {
  const slow = await shop.anotherTab()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await routeLaterScripts(slow.page, async (route) => {
    await released
    await route.continue()
  })
  await slow.goto(address)
  await slow.hydrated()
  await slow.expectCart(0)
  await register(shop)
  await shop.addToCart(1)
  await polled(() => shop.storedItems()).toBe(1)
  release()
  await slow.expectCart(1)
  await expect(slow.button('Account menu')).toBeVisible()
})

test('changes that a first-time visitor makes after going offline are stored immediately', async ({
  shop,
  pageErrors,
}) => {
  pageErrors.expect(failedRequests)
  await shop.goto('/products/1')
  await shop.hydrated()
  await shop.page.context().setOffline(true)
  await shop.button('Add to Cart').click()
  await polled(() => shop.storedItems()).toBe(1)
  await expect(shop.notice('could not be saved')).toHaveCount(0)
})
