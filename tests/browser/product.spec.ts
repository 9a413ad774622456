import { expect } from '@playwright/test'
import { signOut } from './fixtures/people.ts'
import { polled } from './fixtures/polled.ts'
import { seedCustomer } from './fixtures/seed.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { fastForward } from './fixtures/time.ts'
import { walkTo } from './fixtures/walk.ts'

const quantity = (shop: Shop) => shop.page.getByRole('spinbutton', { name: 'Quantity' })

test('the quantity can be typed and stepped, and is never less than one', async ({ shop }) => {
  await shop.goto('/products/1')
  await expect(quantity(shop)).toHaveValue('1')
  await expect(shop.button('Decrease quantity')).toBeDisabled()
  await quantity(shop).press('ArrowUp')
  await shop.button('Increase quantity').click()
  await expect(quantity(shop)).toHaveValue('3')
  await quantity(shop).press('ArrowDown')
  for (const ignored of ['0', '-4']) {
    await quantity(shop).fill(ignored)
    await expect(quantity(shop)).toHaveValue('2')
  }
  for (const refused of ['1.5', '']) {
    await quantity(shop).fill(refused)
    await quantity(shop).press('Tab')
    await expect(quantity(shop)).toHaveValue('2')
  }
  await quantity(shop).fill('12')
  await shop.button('Add to Cart').dblclick()
  await shop.expectCart(24)
})

test('the quantity keeps the focus when it reaches one, and Enter commits it', async ({ shop }) => {
  await shop.goto('/products/1')
  await quantity(shop).fill('99999999999')
  await quantity(shop).press('Enter')
  await expect(quantity(shop)).toHaveValue('9999')
  await quantity(shop).fill('2')
  await shop.button('Decrease quantity').press('Enter')
  await expect(quantity(shop)).toHaveValue('1')
  await shop.page.keyboard.press('Enter')
  await expect(shop.button('Decrease quantity')).toBeFocused()
  await expect(quantity(shop)).toHaveValue('1')
})

test('a description keeps its line breaks', async ({ shop, context }) => {
  await context.route('**/sources/one/products/1', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), description: 'Warm.\n\nLight.' } })
  })
  await context.route('**/sources/one/products?*', async (route) => {
    const response = await route.fetch()
    const products: object[] = await response.json()
    const described = products.map((product) => ({ ...product, description: 'Warm.\n\nLight.' }))
    await route.fulfill({ response, json: described })
  })
  await shop.goto('/products/1')
  await polled(() => shop.page.locator('main').getByText('Warm.').innerText()).toBe('Warm.\n\nLight.')
})

test('a product can be added to the wishlist and shared, and has breadcrumbs', async ({ shop, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await shop.goto('/products/1001')
  const title = await shop.title()
  await shop.button('Wishlist').click()
  await expect(shop.button('Wishlist')).toHaveAttribute('aria-pressed', 'true')
  await shop.page.reload()
  await expect(shop.button('Wishlist')).toHaveAttribute('aria-pressed', 'true')
  await shop.button('Share').click()
  await shop.says('Link copied')
  const search = shop.header.getByRole('combobox')
  await search.focus()
  await shop.page.keyboard.press('ControlOrMeta+V')
  await expect(search).toHaveValue(/^https?:\/\/[^/]+\/products\/1001$/)
  const trail = shop.page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Products', /^kitchen$/i, title])
  await trail.getByRole('link').nth(2).click()
  await expect(shop.page).toHaveURL('/products?category=kitchen')
})

test('shows related and recently viewed products, the latest first', async ({ shop }) => {
  await shop.goto('/products/1001')
  const title = await shop.title()
  await expect(shop.articles).toHaveCount(4)
  await expect(shop.articles.getByText('Kitchen')).toHaveCount(4)
  await expect(shop.articles.getByRole('link', { name: title, exact: true })).toHaveCount(0)
  const recent = shop.page.getByRole('region', { name: 'Recently viewed' }).getByRole('link')
  // The visit is stored when the owner is known, which may be after the product is shown.
  await polled(() => shop.stored('recentlyViewed')).toHaveLength(1)
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    await walkTo(shop, `/products/${id}`)
    await expect(recent).toHaveCount(Math.min(id, 8))
  }
  const addresses = await recent.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((id) => `/products/${id}`))
  await shop.page.reload()
  await expect(recent).toHaveCount(8)
})

test('recently viewed products and drafts belong to the customer, also after a page load', async ({
  shop,
}) => {
  await seedCustomer(shop)
  const [session] = await shop.stored('user')
  for (const id of [7, 9]) {
    await shop.goto(`/products/${id}`)
    await polled(async () =>
      (await shop.stored('recentlyViewed')).map(({ owner, products }) => [owner, products[0]?.id]),
    ).toEqual([[session?.id, id]])
  }
  await shop.goto('/contact')
  await shop.field('Subject').fill('A lamp')
  const written = async () =>
    (await shop.stored('drafts')).filter(({ key }) => key.endsWith('/contact')).map(({ owner }) => owner)
  await polled(written).toEqual([session?.id])
  await shop.page.reload()
  await expect(shop.field('Subject')).toHaveValue('A lamp')
})

test('the recently viewed products of a customer are not shown to the next guest', async ({ shop }) => {
  await seedCustomer(shop)
  await shop.goto('/products/7')
  const owners = async () => (await shop.stored('recentlyViewed')).map(({ owner }) => owner)
  await polled(owners).toHaveLength(1)
  await signOut(shop)
  await expect(shop.page).toHaveURL('/')
  await walkTo(shop, '/products/2')
  await polled(owners).toContain('guest')
  const seen = await shop.stored('recentlyViewed')
  expect(seen.find(({ owner }) => owner === 'guest')?.products.map(({ id }) => id)).toEqual([2])
})

test('on a phone, a product can be bought without scrolling, and toasts do not cover its heading', async ({
  shop,
}) => {
  const { page } = shop
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.goto('/products/1')
  await expect(shop.button('Add to Cart')).toBeInViewport({ ratio: 1 })
  await shop.button('Add to Cart').click()
  await expect(shop.toast('Added to cart!')).toBeVisible()
  const main = await page.getByRole('main').boundingBox()
  const toast = await page.locator('.sc-toast').boundingBox()
  expect(toast && main && toast.y + toast.height <= main.y).toBe(true)
})

test('a product page prints black on white without buttons, also in the dark theme', async ({ shop }) => {
  const { page } = shop
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto('/products/1')
  await expect(page.getByText('In stock')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByText('In stock')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('button:visible, input:visible, nav:visible, article:visible')).toHaveCount(0)
  // A4 without its margins. The picture must leave room for the facts.
  await page.setViewportSize({ width: 718, height: 1045 })
  const picture = await page.getByRole('main').getByRole('img').first().boundingBox()
  expect(picture?.width).toBeLessThan(718 / 2)
})

test('a product page prints the same in both themes, with the logo, the stars and the picture', async ({
  shop,
}) => {
  const { page } = shop
  await shop.goto('/products/1')
  await shop.hydrated()
  await expect(page.getByRole('main').getByRole('img').first()).toHaveJSProperty('complete', true)
  const printedIn = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
    const file = await page.pdf()
    return file.toString('latin1').replace(/\(D:[^)]*\)/g, '')
  }
  expect((await printedIn('dark')) === (await printedIn('light'))).toBe(true)
  for (const background of ['.sc-header .sc-logo-word', 'main .sc-rating-stars > span'])
    await expect(page.locator(background).first()).toHaveCSS('print-color-adjust', 'exact')
})

test('notices from before the toast list is rendered are shown', async ({ shop, context }) => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await context.route(/\/assets\/late-parts-.*\.js$/, (route) => late.then(() => route.continue()))
  await shop.page.clock.install()
  await shop.goto('/products/1')
  await shop.button('Add to Cart').click()
  await polled(() => shop.storedItems()).toBe(1)
  await fastForward(shop.page, 60_000)
  arrive()
  await expect(shop.toast('Added to cart!')).toBeVisible()
  await shop.page.clock.runFor(1_500)
  await expect(shop.toast('Added to cart!')).toBeVisible()
})
