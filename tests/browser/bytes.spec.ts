import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { routes } from '../../src/routes.ts'
import { test } from './fixtures/shop-test.ts'

const visits = [
  { path: '/', route: '/', sight: 'article', until: 'seen', files: 5 },
  // Prerendered pages are visible before any script is requested.
  { path: '/products', route: '/products', sight: 'article', until: 'shop-hydrated', files: 9 },
  { path: '/products/1', route: '/products/:id', sight: 'main h1', until: 'shop-hydrated', files: 11 },
  { path: '/about', route: '/about', sight: 'main h1', until: 'shop-hydrated', files: 4 },
] as const

for (const { path, route, sight, until, files } of visits) {
  test(`a first visit to ${path} asks for no more script than its budget until there is something to see`, async ({
    shop,
    page,
  }) => {
    await notice(page, sight)
    await page.goto(path)
    await expect(page.locator(sight).first()).toBeVisible()
    await shop.awake()
    const scripts = await scriptsBefore(page, until)
    expect(scripts.length).toBeGreaterThan(1)
    expect(scripts.length).toBeLessThanOrEqual(files)
    expect(await weight(page, scripts)).toBeLessThanOrEqual(routes[route].kilobytes * 1000)
  })
}

test('deferred code is loaded after the page is shown', async ({ shop: { page } }) => {
  await notice(page, 'article')
  await page.goto('/')
  await expect(page.locator('article').first()).toBeVisible()
  const before = await scriptsBefore(page, 'seen')
  await expect.poll(() => allScripts(page).then(({ length }) => length)).toBeGreaterThan(before.length)
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toHaveLength(1)
})

test('what makes elements move is loaded at the first input', async ({ shop: { page } }) => {
  const isLoaded = async (name: string) => (await allScripts(page)).some((script) => script.includes(name))
  await page.goto('/')
  await expect(page.locator('header + .no-print')).toBeAttached()
  await expect.poll(() => isLoaded('/late-parts-')).toBe(true)
  expect(await isLoaded('/motion-')).toBe(false)
  await page.mouse.move(20, 200)
  await expect.poll(() => isLoaded('/motion-')).toBe(true)
})

/** Marks the moment at which the first such element is in the page. */
async function notice(page: Page, sight: string): Promise<void> {
  await page.addInitScript((selector) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      performance.mark('seen')
      watch.disconnect()
    })
    watch.observe(document, { childList: true, subtree: true })
  }, sight)
}

function scriptsBefore(page: Page, mark: string): Promise<string[]> {
  return page.evaluate((name) => {
    const end = performance.getEntriesByName(name)[0]?.startTime ?? Number.POSITIVE_INFINITY
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= end)
    return [...new Set(asked.map((entry) => entry.name))].filter((script) => /\.m?js(\?|$)/.test(script))
  }, mark)
}

function allScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.m?js(\?|$)/.test(name)),
  )
}

async function weight(page: Page, scripts: readonly string[]): Promise<number> {
  const bodies = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}
