import { expect } from '@playwright/test'
import { placeOrder } from './fixtures/checkout.ts'
import { inOtherBrowser } from './fixtures/other-browser.ts'
import { polled } from './fixtures/polled.ts'
import { changeAddress } from './fixtures/presses.ts'
import { seedCustomer } from './fixtures/seed.ts'
import { test } from './fixtures/shop-test.ts'
import { repetitions, reportFigure } from './fixtures/storm.ts'
import { bannersLoaded, openPaths } from './fixtures/walk.ts'

const restartNotice = 'Part of the shop stopped and was restarted.'

test('an actor that fails is restarted with its stored data', { tag: '@storm' }, async ({
  shop,
  pageErrors,
}) => {
  pageErrors.expect(/A part of the shop stopped/, /could not be read/, /The test broke this actor/)
  await shop.addToCart(1)
  await shop.addToCart(2)
  // Reading the cart fails, and so does logging that.
  await shop.page.evaluate(() => {
    const { get } = IDBObjectStore.prototype
    const { error } = console
    IDBObjectStore.prototype.get = function (key) {
      if (this.name !== 'cart') return get.call(this, key)
      IDBObjectStore.prototype.get = get
      console.error = () => {
        console.error = error
        throw new Error('The test broke this actor.')
      }
      throw new DOMException('The disk is gone.', 'UnknownError')
    }
    new BroadcastChannel('statecart').postMessage(['cart'])
  })
  await shop.says(restartNotice)
  await shop.expectCart(2)
  await shop.button('Add to Cart').click()
  await shop.expectCart(3)
  await polled(() => shop.storedItems()).toBe(3)
  reportFigure(
    'A crashed actor',
    'an error thrown in the cart’s actor',
    'restarted from storage with 3 of 3 items, one notice',
  )
})

test('persistent storage is requested with the first order, and the settings show the result', {
  tag: '@storm',
}, async ({ baseURL }) => {
  const origin = baseURL ?? ''
  await inOtherBrowser({ baseURL: origin }, async (shop) => {
    await shop.page.addInitScript(() => {
      const { persist } = StorageManager.prototype
      const asked: number[] = []
      Object.assign(window, { asked })
      StorageManager.prototype.persist = function () {
        asked.push(1)
        return persist.call(this)
      }
    })
    const session = await shop.page.context().newCDPSession(shop.page)
    const timesAsked = () =>
      shop.page.evaluate(() => {
        const { asked = [] } = window as Window & { asked?: number[] }
        return asked.length
      })
    await seedCustomer(shop)
    await shop.goto('/profile/settings')
    const place = shop.page.getByRole('region', { name: 'Where your data is kept' })
    await expect(place).toContainText('This browser may clear your data')
    await expect(place).toContainText(/of about .* used/)
    await shop.addToCart(1)
    expect(await timesAsked()).toBe(0)
    await placeOrder(shop)
    await polled(timesAsked).toBe(1)
    await session.send('Browser.grantPermissions', { origin, permissions: ['durableStorage'] })
    await shop.goto('/profile/settings')
    await expect(place).toContainText('This browser has agreed to keep your data')
    await expect(shop.button('Export my data')).toBeVisible()
  })
  reportFigure(
    'Lasting storage',
    'the first order of an account',
    'requested once; the settings show whether it was granted, how much is stored, and the export',
  )
})

for (const years of repetitions<number[][]>([], [[2031, 2027, 2039, 2026]])) {
  test('orders are kept while the clock is set back and forward', { tag: '@storm' }, async ({ shop }) => {
    await seedCustomer(shop)
    for (const year of years) {
      await shop.page.clock.setFixedTime(new Date(`${year}-06-01T12:00:00Z`))
      await shop.addToCart(1)
      await shop.goto('/checkout')
      await placeOrder(shop)
    }
    const orders = await shop.stored('orders')
    expect(new Set(orders.map(({ id }) => id)).size).toBe(years.length)
    await shop.goto('/profile/orders')
    await expect(shop.articles).toHaveCount(years.length)
    await shop.page.reload()
    await expect(shop.articles).toHaveCount(years.length)
    reportFigure(
      'Clock set back and forward',
      `${years.length} orders in ${years.join(', ')}`,
      `${orders.length} orders stored and shown, each with its own id`,
    )
  })
}

test('the shop survives a lost network on any screen, and recovers when it is back', {
  tag: '@storm',
}, async ({ shop, context, pageErrors }) => {
  pageErrors.expect(/Failed to load resource/, /could not be read/, /Failed to fetch/, /Failed fetching/)
  let visited = 0
  let repaired = 0
  const paths = openPaths.toReversed().slice(0, repetitions(4, openPaths.length))
  for (const path of paths) {
    await context.setOffline(false)
    await shop.goto(path === '/' ? '/faq' : '/')
    await bannersLoaded(shop.page)
    await context.setOffline(true)
    await expect(shop.notice('You are offline')).toBeVisible()
    const before = (await shop.heading.textContent()) ?? ''
    await changeAddress(shop.page, path)
    await expect(shop.heading, path).not.toHaveText(before)
    await expect(shop.cartLink, path).toBeVisible()
    await context.setOffline(false)
    const isWaiting = (await shop.heading.textContent()) === 'Unexpected Application Error!'
    if (isWaiting) await shop.button('Retry').click()
    await expect(shop.heading, path).not.toHaveText('Unexpected Application Error!')
    await expect(shop.page, path).toHaveURL(path)
    if (isWaiting) repaired += 1
    visited += 1
  }
  reportFigure(
    'Offline',
    `the network taken away and given back at ${visited} screens`,
    `heading, header and cart on all of them; ${repaired} could not load their code, and did on Retry`,
  )
})
