import { expect, type Page } from '@playwright/test'
import { failedRequests } from './fixtures/page-errors.ts'
import { test } from './fixtures/shop-test.ts'

const header = (page: Page) => page.getByRole('banner')
const items = (page: Page) => page.getByRole('menuitem')

test.describe('the header', () => {
  test('can be skipped with the first Tab stop', async ({ page }) => {
    await page.goto('/')
    await expect(header(page)).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('the account menu', () => {
  test('can be used with the keyboard only', async ({ page }) => {
    await page.goto('/about')
    const button = page.getByRole('button', { name: 'Account menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Sign In' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(items(page)).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('closes when it loses the focus', async ({ page, shop }) => {
    await page.goto('/about')
    await shop.hydrated()
    await page.getByRole('button', { name: 'Account menu' }).press('ArrowDown')
    await expect(items(page)).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(items(page)).toHaveCount(0)
    await expect(header(page).getByRole('link', { name: 'Cart, empty' })).toBeFocused()
  })
})

test.describe('the preferences', () => {
  test('change the theme immediately, and store it', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Preferences' }).click()
    await page.getByLabel('Theme').selectOption('Dark')
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    await page.reload()
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    await page.getByRole('button', { name: 'Preferences' }).click()
    await expect(page.getByLabel('Theme')).toHaveValue('dark')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Theme')).toHaveCount(0)
  })

  test('change the currency of every price immediately', async ({ page }) => {
    await page.goto('/products')
    const price = page.getByRole('article').first()
    await expect(price).toContainText('$')
    await page.getByRole('button', { name: 'Preferences' }).click()
    await page.getByLabel('Currency').selectOption('EUR')
    await expect(price).toContainText('€')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } })

  test('the menu closes on Escape, on a click outside and on navigation', async ({ page, shop }) => {
    await page.goto('/about')
    await shop.hydrated()
    const open = page.getByRole('button', { name: 'Open menu' })
    const link = header(page).getByRole('link', { name: 'Contact', exact: true })
    await open.click()
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await open.click()
    await expect(link).toBeVisible()
    await page.mouse.click(20, 700)
    await expect(open).toBeVisible()
    await open.click()
    await link.click()
    await expect(page).toHaveURL('/contact')
    await expect(open).toBeVisible()
    await expect(link).toHaveCount(0)
  })
})

test.describe('notices', () => {
  test('a toast names the reason, and can be dismissed', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shopping Cart' }).click()
    await expect(page).toHaveURL('/login')
    const toast = page.getByRole('alert').filter({ hasText: 'Please login to continue' })
    await expect(toast).toHaveCount(1)
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
    await expect(toast).toHaveCount(0)
  })

  test('a toast below a resting pointer disappears in time, one that the pointer moves to stays', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/about')
    const cart = page.getByRole('contentinfo').getByRole('link', { name: 'Shopping Cart' })
    const toast = page.getByRole('alert').filter({ hasText: 'Please login to continue' })
    await cart.press('Enter')
    const place = await toast.boundingBox()
    if (!place) throw new Error('The toast has no box.')
    await page.clock.runFor(5_000)
    await expect(toast).toHaveCount(0)

    await page.mouse.move(place.x + 5, place.y + 5)
    await cart.press('Enter')
    await expect(toast).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(toast).toHaveCount(0)

    await cart.press('Enter')
    await expect(toast).toBeVisible()
    await page.mouse.move(place.x + 9, place.y + 9)
    await page.clock.runFor(30_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(5_000)
    await expect(toast).toHaveCount(0)
  })

  const code = /\/assets\/faq-screen-[^/]+\.js$/

  test('a prerendered page whose screen could not be loaded is loaded on Retry', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(failedRequests, /could not be/)
    await page.route(code, (route) => route.abort())
    await page.goto('/faq')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
    await page.unroute(code)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!')
  })
})
