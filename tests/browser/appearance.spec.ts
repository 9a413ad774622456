import { expect } from '@playwright/test'
import { quietAddress } from './fixtures/database.ts'
import { type Shade, shadesSeen, watchBackground } from './fixtures/paint.ts'
import { register, signOut } from './fixtures/people.ts'
import { test } from './fixtures/shop-test.ts'

const cases: { chosen: string | undefined; system: Shade; shown: Shade }[] = [
  { chosen: 'dark', system: 'light', shown: 'dark' },
  { chosen: 'light', system: 'dark', shown: 'light' },
  { chosen: 'system', system: 'dark', shown: 'dark' },
  { chosen: 'system', system: 'light', shown: 'light' },
  { chosen: undefined, system: 'dark', shown: 'dark' },
  { chosen: 'no theme at all', system: 'light', shown: 'light' },
]

test('no frame is ever painted in the wrong theme', async ({ shop }) => {
  const { page } = shop
  await watchBackground(page)
  for (const { chosen, system, shown } of cases) {
    await page.emulateMedia({ colorScheme: system })
    await page.goto(quietAddress)
    await page.evaluate((theme) => {
      localStorage.clear()
      if (theme) localStorage.setItem('theme', theme)
    }, chosen)
    await shop.goto('/')
    await expect(shop.articles).toHaveCount(8)
    expect(await shadesSeen(page), `${chosen} on a ${system} system`).toEqual([shown])
    await expect(page.locator('html')).toHaveClass(shown === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)
  }
})

test('the theme follows the system as it changes, until one is chosen', async ({ shop }) => {
  const { page } = shop
  const root = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await shop.goto('/about')
  await expect(root).not.toHaveClass(/\bdark\b/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveClass(/\bdark\b/)
  await shop.button('Preferences').click()
  await page.getByLabel('Theme').selectOption('Light')
  await expect(root).not.toHaveClass(/\bdark\b/)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).not.toHaveClass(/\bdark\b/)
})

test('a theme chosen in one tab shows in the other', async ({ shop }) => {
  await shop.page.emulateMedia({ colorScheme: 'light' })
  await register(shop)
  const other = await shop.anotherTab()
  await other.page.emulateMedia({ colorScheme: 'light' })
  await other.goto('/about')
  await shop.button('Preferences').click()
  await shop.page.getByLabel('Theme').selectOption('Dark')
  await expect(other.page.locator('html')).toHaveClass(/\bdark\b/)
})

test('what a customer chose goes with signing out, and comes back with signing in', async ({ shop }) => {
  await shop.page.emulateMedia({ colorScheme: 'light' })
  await register(shop)
  await shop.button('Preferences').click()
  await shop.page.getByLabel('Theme').selectOption('Dark')
  await shop.page.keyboard.press('Escape')
  await signOut(shop)
  await expect(shop.page.locator('html')).not.toHaveClass(/\bdark\b/)
})
