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
  await page.emulateMedia({ colorScheme: 'dark' })
  const colors = await page.getByRole('alert').evaluate((alert) => {
    const { color, backgroundColor } = getComputedStyle(alert)
    return [color, backgroundColor]
  })
  expect([
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
    ['rgb(255, 255, 255)', 'rgb(18, 18, 18)'],
  ]).toContainEqual(colors)
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

test('an open room and its panel show the language that is chosen in the shop, and stay as they are', async ({
  shop,
}) => {
  const { page } = shop
  await shop.goto('/about?inspect')
  const room = await page.context().newPage()
  await room.goto('/inspect?machine=cart')
  await room.getByRole('searchbox', { name: 'Search the log' }).fill('cart')
  await expect(page.getByRole('heading', { name: 'All machines' })).toBeVisible()
  await shop.button('Preferences').click()
  await page.getByLabel('Language').selectOption('Español')
  await expect(page.getByRole('heading', { name: 'Todas las máquinas' })).toBeVisible()
  await expect(room.getByRole('searchbox', { name: 'Buscar en el registro' })).toHaveValue('cart')
  await expect(room.locator('html')).toHaveAttribute('lang', 'es')
  await expect(room.getByText(/El carrito:/)).toBeVisible()
})

test('a printed machine shows its chart, its state and the log in full, without the controls', async ({
  shop,
}) => {
  await shop.goto('/about')
  const room = await shop.page.context().newPage()
  await room.goto('/inspect?machine=cart')
  const active = room.locator('[data-state="cart.settled"][data-active]')
  await expect(active).toBeVisible()
  const width = 720
  await room.setViewportSize({ width, height: 400 })
  await room.emulateMedia({ media: 'print' })
  const log = room.getByRole('log')
  const rows = log.locator('li > button')
  await expect(rows.last()).toBeVisible()
  expect(await rows.count()).toBeGreaterThan(20)
  expect(await log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await expect(room.getByRole('heading', { name: 'Context' })).toBeVisible()
  const drawing = await room.locator('[data-drawing="cart"]').boundingBox()
  expect(drawing?.width).toBe(width)
  expect(drawing?.height).toBeGreaterThan(50)
  for (const name of ['Record', 'Whole chart', 'Send cart.add'])
    await expect(room.getByRole('button', { name, exact: true })).toHaveCount(0)
})

test('a printed page of the shop leaves out the panel of the room', async ({ shop }) => {
  await shop.goto('/about?inspect')
  const panel = shop.page.getByRole('region', { name: 'Machine room', exact: true })
  await expect(panel).toBeVisible()
  await shop.page.emulateMedia({ media: 'print' })
  await expect(panel).toBeHidden()
  expect(await shop.page.evaluate(() => getComputedStyle(document.body).paddingInlineEnd)).toBe('0px')
})

test('the log shows the whole number of events of a long text', async ({ shop }) => {
  await shop.goto('/contact')
  await shop.hydrated()
  const room = await shop.page.context().newPage()
  await room.goto('/inspect')
  const count = room.getByRole('log').getByText(/^× \d{3}$/)
  await expect(room.getByRole('log').getByText('xstate.init').first()).toBeVisible()
  await shop.page.bringToFront()
  await shop.field('Message').pressSequentially('word '.repeat(26))
  await room.bringToFront()
  await expect(count.first()).toBeVisible()
  const cut = await count.first().evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(cut).toBe(0)
})
