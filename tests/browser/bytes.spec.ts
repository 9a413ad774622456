import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Manifest } from 'vite'
import { type routes, screenFile } from '../../src/routes.ts'
import { distFolder } from '../../tools/paths.ts'
import { scriptsOf, scriptsWithoutInput } from '../../tools/site/budgets.ts'
import { polled } from './fixtures/polled.ts'
import { test } from './fixtures/shop-test.ts'

// With reduced motion, the code for motion would never be loaded.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const visits = [
  { path: '/', route: '/', selector: 'article', until: 'seen', files: 5 },
  // Prerendered pages are visible before any script is requested.
  { path: '/products', route: '/products', selector: 'main h1', until: 'shop-hydrated', files: 9 },
  { path: '/products/1', route: '/products/:id', selector: 'main h1', until: 'shop-hydrated', files: 11 },
  { path: '/about', route: '/about', selector: 'main h1', until: 'shop-hydrated', files: 4 },
] as const satisfies { route: keyof typeof routes; [key: string]: unknown }[]

const manifest = JSON.parse(readFileSync(join(distFolder, '.vite/manifest.json'), 'utf8')) as Manifest

for (const { path, route, selector, until, files } of visits) {
  test(`a first visit to ${path} requests the screen’s scripts first, and those of its budget before the first input`, async ({
    shop,
    page,
  }) => {
    await markFirstAppearance(page, selector)
    await page.goto(path)
    await expect(page.locator(selector).first()).toBeVisible()
    await shop.hydrated()
    const first = await scriptsBefore(page, until)
    expect(first.length).toBeGreaterThan(1)
    expect(first.length).toBeLessThanOrEqual(files)
    expect(scriptsOf(manifest, screenFile(route))).toEqual(expect.arrayContaining(first))
    await page.waitForLoadState('networkidle')
    await polled(async () => (await allScripts(page)).sort()).toEqual(
      scriptsWithoutInput(distFolder, screenFile(route)).sort(),
    )
  })
}

test('the database is opened even on a page without interaction', async ({ shop: { page } }) => {
  await page.goto('/')
  await polled(() => page.evaluate(() => indexedDB.databases())).toHaveLength(1)
})

test('the code for motion is loaded on the first input', async ({ shop: { page } }) => {
  const isLoaded = async (name: string) => (await allScripts(page)).some((script) => script.includes(name))
  await page.goto('/')
  await expect(page.locator('header + .no-print')).toBeAttached()
  await polled(() => isLoaded('/late-parts-')).toBe(true)
  expect(await isLoaded('/motion-')).toBe(false)
  await page.mouse.move(20, 200)
  await polled(() => isLoaded('/motion-')).toBe(true)
})

/** Adds a performance mark when the first element that matches is in the page. */
async function markFirstAppearance(page: Page, selector: string): Promise<void> {
  await page.addInitScript((selector) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      performance.mark('seen')
      watch.disconnect()
    })
    watch.observe(document, { childList: true, subtree: true })
  }, selector)
}

async function scriptsBefore(page: Page, mark: string): Promise<string[]> {
  const end = await page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime, mark)
  return allScripts(page, end)
}

/** The requested script files, each once. */
function allScripts(page: Page, until = Number.POSITIVE_INFINITY): Promise<string[]> {
  return page.evaluate((end) => {
    const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= end)
    const paths = resources.map(({ name }) => new URL(name).pathname.slice(1))
    return [...new Set(paths)].filter((path) => path.endsWith('.js'))
  }, until)
}
