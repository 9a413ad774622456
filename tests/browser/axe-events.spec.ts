import { expect } from '@playwright/test'
import { expectAccessible, stateLooks } from './fixtures/axe.ts'
import { untilCached, test as withWorker } from './fixtures/offline-shop.ts'
import { failedRequests } from './fixtures/page-errors.ts'
import { changeAddress } from './fixtures/presses.ts'
import { smallDisk } from './fixtures/quota.ts'
import { test } from './fixtures/shop-test.ts'
import { atRest, walkTo } from './fixtures/walk.ts'

for (const { viewport, colorScheme } of stateLooks) {
  const look = { viewport, colorScheme }

  test.describe(`${viewport.width} wide, ${colorScheme}`, () => {
    test.use(look)

    test('install offer, pending language, crashed screen and screen that cannot be loaded', async ({
      shop,
      pageErrors,
      context,
    }) => {
      pageErrors.expect(
        failedRequests,
        /A screen crashed/,
        /number formatting is broken/,
        /Failed to fetch/,
        /could not be read/,
      )
      const { page } = shop
      await shop.goto('/about')
      await shop.button('Preferences').click()
      await expect(page.getByLabel('Language')).toBeVisible()
      await page.evaluate(() =>
        dispatchEvent(
          Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: () => {} }),
        ),
      )
      await expect(shop.button('Install the shop as an app')).toBeVisible()
      await expectAccessible(shop, 'an offer to install')

      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await context.route(/\/assets\/fr-/, async (route) => {
        await released
        await route.continue()
      })
      await page.getByLabel('Language').selectOption('Français')
      await expect(page.locator('.sc-overlay')).toBeVisible()
      await atRest(shop)
      await expectAccessible(shop, 'a language that is loading')
      release()
      await expect(page.locator('.sc-overlay')).toHaveCount(0)

      await context.route(/\/assets\/faq-screen/, (route) => route.abort())
      await changeAddress(page, '/faq')
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
      await atRest(shop)
      await expectAccessible(shop, 'a screen that cannot be loaded')

      await page.evaluate(() => {
        Intl.NumberFormat.prototype.format = () => {
          throw new Error('number formatting is broken')
        }
      })
      await walkTo(shop, '/products/1')
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
      await expectAccessible(shop, 'a screen that crashed')
    })

    test('full storage and denied storage', async ({ shop, pageErrors, baseURL }) => {
      pageErrors.expect(/The database cannot be used/, /Changes of the cart could not be written/)
      const { page } = shop
      const disk = await smallDisk(page, baseURL ?? '')
      await shop.addToCart(1)
      await disk.fill()
      await shop.button('Add to Cart').click()
      await expect(shop.notice(/storage is full/)).toBeVisible()
      await expectAccessible(shop, 'a full storage')
      const denied = await shop.anotherTab()
      await denied.page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        }
      })
      await denied.goto('/about')
      await expect(denied.notice(/^Nothing will be kept/)).toBeVisible()
      await expectAccessible(denied, 'no storage')
    })
  })

  withWorker.describe(`${viewport.width} wide, ${colorScheme}, with the worker`, () => {
    withWorker.use(look)

    withWorker('a new version', async ({ shop, served }) => {
      await shop.goto('/')
      await untilCached(shop.page)
      await served.serveNextBuild()
      await shop.page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      await expect(shop.notice('A new version of the shop is available')).toBeVisible()
      await expectAccessible(shop, 'a new version')
    })
  })
}
