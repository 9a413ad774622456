import { expect } from '@playwright/test'
import { test } from './fixtures/shop-test.ts'

test('a scenario that cannot be prepared says why', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.clear = () => {
      throw new DOMException('The storage is full', 'QuotaExceededError')
    }
  })
  await page.goto('/inspect?scenario=full-cart')
  await expect(page.getByRole('alert')).toContainText('This page could not be opened: ')
})

test('an open room shows the theme that is chosen in the shop or in the operating system', async ({
  shop,
}) => {
  await shop.goto('/about')
  const room = await shop.page.context().newPage()
  await room.goto('/inspect')
  await expect(room.getByRole('link', { name: /^cart/ })).toBeVisible()
  const darkPage = room.locator('html.dark')
  await expect(darkPage).toHaveCount(0)
  await room.emulateMedia({ colorScheme: 'dark' })
  await expect(darkPage).toHaveCount(1)
  await shop.page.evaluate(() => localStorage.setItem('theme', 'light'))
  await expect(darkPage).toHaveCount(0)
})
