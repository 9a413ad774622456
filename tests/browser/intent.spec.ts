import { expect } from '@playwright/test'
import { test } from './fixtures/shop-test.ts'
import { allProducts } from './fixtures/sources.ts'

test('a click on a menu whose code is still on its way is not lost', async ({ shop }) => {
  const { page } = shop
  await shop.goto('/about')
  for (const [button, role, name] of [
    ['Account menu', 'menuitem', 'Sign In'],
    ['Preferences', 'combobox', 'Theme'],
  ] as const) {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    const asked = page.waitForRequest('**/assets/*.js')
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await shop.button(button).click()
    await asked
    await expect(page.getByRole(role, { name })).toHaveCount(0)
    letThrough()
    await expect(page.getByRole(role, { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.unroute('**/assets/*.js')
  }
})

test('each source is asked once, before the script has come, and never again from screen to screen', async ({
  shop,
}) => {
  const { page } = shop
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/sources/')) asked.push(pathname)
    if (/\/index-[\w-]+\.js$/.test(pathname)) asked.push('script')
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await expect.poll(() => asked.filter((path) => path !== 'script')).toHaveLength(3)
    await route.continue()
  })
  await shop.goto('/')
  await expect(shop.articles).toHaveCount(8)
  await shop.header.getByRole('link', { name: 'Products' }).click()
  await expect(shop.notice(allProducts)).toBeVisible()
  await shop.articles.first().getByRole('link').first().click()
  await expect(shop.button('Add to Cart')).toBeVisible()
  expect(asked.filter((path) => path !== 'script').toSorted()).toEqual([
    '/sources/one/products',
    '/sources/one/products/categories',
    '/sources/two/products',
  ])
})
