import { expect, type Locator } from '@playwright/test'
import { failedRequests } from './fixtures/page-errors.ts'
import { polled } from './fixtures/polled.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { productsOfOne, serveUnusualProducts } from './fixtures/unusual-products.ts'

test.beforeEach(async ({ context, pageErrors }) => {
  pageErrors.expect(failedRequests)
  await serveUnusualProducts(context)
})

const titles = (shop: Shop) => shop.articles.getByRole('heading')
const isPainted = (image: Locator) =>
  image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)
const pictureOf = (shop: Shop, name: string) =>
  shop.page.getByRole('main').getByRole('img', { name, exact: true })

test('the catalogue shows all readable products, in the order of the sources', async ({ shop }) => {
  await shop.goto('/products')
  await expect(shop.notice('12 products')).toBeVisible()
  await expect(titles(shop)).toHaveText([
    'Padded Walking Coat',
    productsOfOne[1]?.title ?? '',
    'Portable Drive - USB 3.0',
    "Eau d'azur",
    'Blue & Black Cloth',
    'Gold Watch',
    'Tongs',
    'Ladle',
    'Whisk',
    'Sieve',
    'Grater',
    'Board',
  ])
  const links = shop.articles.getByRole('heading').getByRole('link')
  await expect(links.first()).toHaveAccessibleName('Padded Walking Coat')
  await expect(shop.articles.nth(5)).toContainText('$13,999.99')
  await expect(shop.articles.nth(4)).toContainText('Out of stock')
  await expect(shop.articles.nth(4).getByRole('button')).toHaveCount(1)
  const images = shop.articles.locator('img')
  for (const at of [0, 1, 3, 4]) await polled(() => isPainted(images.nth(at))).toBe(true)
  await expect(images.nth(2)).toBeHidden()
  expect(await shop.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1_280)
})

test('unusual products are found by text, category, price and stock', async ({ shop }) => {
  await shop.goto("/products?search=women's")
  await expect(titles(shop)).toHaveText([/Tidewater/])
  await shop.goto('/products?search=%22tidewater%22+women%27s')
  await expect(titles(shop)).toHaveText([/Tidewater/])
  await expect(shop.field('Category').getByRole('option')).toHaveText([
    'All Categories',
    'Electronics',
    'Jewelry',
    "Men's clothing",
    'Fragrances',
    'Kitchen accessories',
    'Mens watches',
  ])
  await shop.button('Clear Filters').click()
  await shop.field('Category').selectOption('mens-watches')
  await expect(shop.heading).toHaveText('Mens watches Products')
  await expect(titles(shop)).toHaveText(['Gold Watch'])
  await shop.field('Category').selectOption("men's clothing")
  await expect(shop.heading).toHaveText("Men's clothing Products")
  await expect(titles(shop)).toHaveText(['Padded Walking Coat'])
  await shop.goto('/products?sort=price-low-high')
  await expect(titles(shop).first()).toHaveText('Blue & Black Cloth')
  const minimum = shop.page.getByRole('slider', { name: 'Minimum price' })
  const maximum = shop.page.getByRole('slider', { name: 'Maximum price' })
  await expect(minimum).toHaveAttribute('aria-valuenow', '0')
  await expect(maximum).toHaveAttribute('aria-valuenow', '14000')
  await shop.field('In stock only').check()
  await expect(titles(shop).first()).toHaveText('Tongs')
  await shop.field('Sort by').selectOption('Price: High to Low')
  await expect(titles(shop).first()).toHaveText('Gold Watch')
})

test('filters without a result show that, and can be cleared with one click', async ({ shop }) => {
  await shop.goto('/products?category=spaceships')
  await expect(shop.page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(shop.page.getByText('Try adjusting search or filter criteria.')).toBeVisible()
  await expect(shop.notice('0 products')).toBeVisible()
  await expect(shop.field('Category')).toHaveValue('spaceships')
  await shop.button('Clear Filters').click()
  await expect(shop.articles).toHaveCount(12)
})

test('each product has its own page, which shows only the data that it has', async ({ shop }) => {
  await shop.goto('/products/1')
  await expect(shop.heading).toHaveText('Padded Walking Coat')
  await expect(shop.page).toHaveTitle('Padded Walking Coat · Statecart')
  await expect(shop.page.getByText('Warm & light.')).toBeVisible()
  await polled(() => isPainted(pictureOf(shop, 'Padded Walking Coat'))).toBe(true)
  await shop.goto('/products/2')
  await expect(shop.heading).toHaveText(productsOfOne[1]?.title ?? '')
  await expect(shop.page.getByText('<b>Bold</b> & "quoted"')).toBeVisible()
  await polled(() => isPainted(pictureOf(shop, productsOfOne[1]?.title ?? ''))).toBe(true)
  await shop.goto('/products/3')
  await expect(pictureOf(shop, 'Portable Drive - USB 3.0')).toBeHidden()
  await expect(shop.button('Add to Cart')).toBeEnabled()
  await shop.goto('/products/1001')
  await expect(shop.heading).toHaveText("Eau d'azur")
  await polled(() => isPainted(pictureOf(shop, "Eau d'azur"))).toBe(true)
  await expect(shop.page.getByRole('button', { name: /^Picture / })).toHaveCount(0)
  for (const id of ['77', '88', '1077', '0', 'abc', '99999']) {
    await shop.goto(`/products/${id}`)
    await expect(shop.heading, id).toHaveText('Product not found')
    await expect(shop.page.getByRole('link', { name: 'Back to Products' })).toHaveAttribute(
      'href',
      '/products',
    )
  }
})

test('the pictures of a gallery can be changed by mouse and by keyboard', async ({ shop }) => {
  await shop.goto('/products/1003')
  const shown = pictureOf(shop, 'Gold Watch')
  await expect(shown).toHaveAttribute('src', /watch\/1\.webp$/)
  const thumb = (at: number) => shop.button(`Picture ${at} of 3`)
  await expect(thumb(1)).toHaveAttribute('aria-pressed', 'true')
  await thumb(3).click()
  await expect(shown).toHaveAttribute('src', /watch\/3\.webp$/)
  await thumb(2).press('Enter')
  await expect(shown).toHaveAttribute('src', /watch\/2\.webp$/)
  await expect(thumb(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(shop.page.getByText('Only 3 left')).toBeVisible()
})

test('a sold-out product is marked, and cannot be bought', async ({ shop }) => {
  await shop.goto('/products/1002')
  await expect(shop.page.getByText('Out of stock', { exact: true })).toBeVisible()
  await expect(shop.button('Add to Cart')).toBeDisabled()
  const facts = await shop.page.locator('script[type="application/ld+json"]').textContent()
  expect(facts).toContain('https://schema.org/OutOfStock')
})

test('the home page selects eight random products once per visit', async ({ shop }) => {
  await shop.goto('/')
  await expect(shop.articles).toHaveCount(8)
  const drawn = await titles(shop).allTextContents()
  expect(new Set(drawn).size).toBe(8)
  await shop.page.getByRole('main').getByRole('link', { name: 'View All Products' }).click()
  await expect(shop.notice('12 products')).toBeVisible()
  await shop.page.goBack()
  await expect(titles(shop)).toHaveText(drawn)
})

test('a list that has changed since the last visit updates the open page', async ({ shop, context }) => {
  await shop.goto('/products/1')
  await expect(shop.page.getByText('$109.95')).toBeVisible()
  await polled(async () => (await shop.stored('sources')).length).toBe(3)
  const changed = productsOfOne.slice(0, 1).map((coat) => ({ ...coat, price: 120 }))
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route('**/sources/one/products?*', async (route) => {
    await released
    await route.fulfill({ json: changed })
  })
  await shop.page.reload()
  await expect(shop.page.getByText('$109.95')).toBeVisible()
  release()
  await expect(shop.page.getByText('$120.00')).toBeVisible()
})
