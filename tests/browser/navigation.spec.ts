import { expect, type Page } from '@playwright/test'
import { customer, signOut } from './fixtures/people.ts'
import { polled } from './fixtures/polled.ts'
import { seedCustomer } from './fixtures/seed.ts'
import { test } from './fixtures/shop-test.ts'
import { allProducts } from './fixtures/sources.ts'

// Focus and scroll position must also be right during a view transition.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const ring = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)

test('navigation focuses the heading of the new screen, and scrolls to the top', async ({ shop }) => {
  await shop.goto('/')
  // Before hydration, a link is a full page load without focus management.
  await shop.hydrated()
  const before = await shop.page.title()
  await shop.page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(shop.page).toHaveURL('/faq')
  await expect(shop.heading).toBeFocused()
  await expect(shop.page).toHaveTitle(/ · Statecart$/)
  expect(await shop.page.title()).not.toBe(before)
  expect(await scrolled(shop.page)).toBe(0)
})

test('Back and Forward restore the scroll position', async ({ shop }) => {
  const { page } = shop
  await shop.goto('/products')
  await expect(shop.notice(allProducts)).toBeVisible()
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 2_600)
  await polled(() => scrolled(page)).toBe(2_600)
  const card = shop.articles.filter({ visible: true }).nth(6)
  const title = await card.getByRole('link').first().textContent()
  const link = page.getByRole('link', { name: title ?? '', exact: true })
  await link.hover()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(1_000)
  await link.click()
  await expect(shop.heading).toHaveText(title ?? '')
  await expect(shop.heading).toBeFocused()
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await expect(shop.heading).toHaveText('Discover Our Collection')
  await polled(() => scrolled(page)).toBe(left)
  await expect(link).toBeInViewport()
  await page.goForward()
  await expect(shop.heading).toHaveText(title ?? '')
  await polled(() => scrolled(page)).toBe(0)
})

test('a reload restores the scroll position', async ({ shop }) => {
  const { page } = shop
  await shop.goto('/terms')
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 700)
  await polled(() => scrolled(page)).toBeGreaterThan(300)
  const top = await scrolled(page)
  await page.reload()
  await polled(() => scrolled(page)).toBe(top)
})

test('Browse Categories opens the catalogue at its category filter', async ({ shop }) => {
  const { page } = shop
  await shop.goto('/')
  await shop.button('Browse Categories').click()
  await expect(page).toHaveURL('/products')
  const filter = page.locator('#categories')
  await expect(filter).toBeFocused()
  await expect.poll(async () => Math.round((await filter.boundingBox())?.y ?? 0)).toBe(80)
})

test('a heading that is focused by script shows no focus ring, a control that is focused by keyboard does', async ({
  shop,
}) => {
  const { page } = shop
  await seedCustomer(shop)
  await shop.goto('/')
  await signOut(shop)
  await shop.goto('/login')
  await shop.hydrated()
  await shop.field('Email').fill(customer.email)
  await shop.field('Password').fill(shop.secrets.add(customer.password))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(shop.heading).toBeFocused()
  expect(await ring(page)).toBe('none')
  await page.keyboard.press('Tab')
  await expect(shop.page.getByRole('link', { name: 'Shop Now' })).toBeFocused()
  expect(await ring(page)).toBe('solid')
  const faq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
  await faq.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/faq')
  await expect(shop.heading).toBeFocused()
  expect(await ring(page)).toBe('none')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await ring(page)).toBe('none')
})
