import { expect, type Page } from '@playwright/test'
import { needsLaterChromium } from './fixtures/later-chromium.ts'
import { polled } from './fixtures/polled.ts'
import { test } from './fixtures/shop-test.ts'
import { allProducts } from './fixtures/sources.ts'

const answers = ['/sources/one/products', '/sources/two/products', '/sources/one/products/categories']

/** Counts the requests for each address. */
function countRequests(page: Page): Map<string, number> {
  const counts = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1)
  })
  return counts
}

const requestCounts = (counts: Map<string, number>) => answers.map((path) => counts.get(path) ?? 0)

test('a page in a background tab also requests everything once', async ({ shop, page }) => {
  await page.addInitScript(() => {
    const paint = window.requestAnimationFrame
    const waiting: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => waiting.push(callback)
    window.comeToFront = () => {
      window.requestAnimationFrame = paint
      for (const callback of waiting) paint(callback)
    }
  })
  const counts = countRequests(page)
  await page.goto('/')
  await shop.hydrated()
  expect(requestCounts(counts)).toEqual([1, 1, 1])
  await page.evaluate(() => window.comeToFront?.())
  await expect(page.getByRole('article').first()).toBeVisible()
  expect([...counts.values()].filter((times) => times > 1)).toEqual([])
})

test('the scripts of a prerendered page do not delay its content', async ({ page, browser }) => {
  needsLaterChromium(browser, 'apply the priority of a preloaded module')
  const devtools = await page.context().newCDPSession(page)
  const priorities = new Map<string, string>()
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    priorities.set(new URL(request.url).pathname, request.initialPriority)
  })
  await devtools.send('Network.enable')
  await page.goto('/', { waitUntil: 'load' })
  const written = await (await page.request.get('/')).text()
  const scripts = [...written.matchAll(/(?:modulepreload|type="module")[^>]*(?:href|src)="([^"]+)"/g)]
  expect(scripts.length).toBeGreaterThan(1)
  for (const [, script = ''] of scripts)
    await polled(() => priorities.get(script), { message: script }).toBe('Low')
})

test.describe('before hydration', () => {
  test.use({ javaScriptEnabled: false })

  test('a prerendered page requests only its entry script and its content', async ({ page }) => {
    const counts = countRequests(page)
    await page.goto('/', { waitUntil: 'load' })
    const asked = [...counts.keys()].filter((path) => /\.js$|\/sources\//.test(path))
    expect(asked.filter((path) => !/\/index-[^/]+\.js$/.test(path))).toEqual([])
  })
})

declare global {
  interface Window {
    comeToFront?: () => void
  }
}

test('a click on a menu whose code is still loading is not lost', async ({ shop }) => {
  const { page } = shop
  await shop.goto('/about')
  for (const [button, role, name] of [
    ['Account menu', 'menuitem', 'Sign In'],
    ['Preferences', 'combobox', 'Theme'],
  ] as const) {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked = page.waitForRequest('**/assets/*.js')
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    await shop.button(button).click()
    await asked
    await expect(page.getByRole(role, { name })).toHaveCount(0)
    release()
    await expect(page.getByRole(role, { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.unroute('**/assets/*.js')
  }
})

test('each source is requested once, before the script has loaded, and not again on navigation', async ({
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
    await polled(() => asked.filter((path) => path !== 'script')).toHaveLength(3)
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
