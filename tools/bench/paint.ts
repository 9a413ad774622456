import type { Browser, Page } from '@playwright/test'
import { openShop } from '../serve.ts'
import { buildWhenChanged } from '../site/build.ts'
import { alternating, type Figures, formatted, mediansOf } from './rounds.ts'
import { head, row } from './table.ts'

const rounds = 9
const phone = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

type Variant = { name: string; transform(html: string): string }

/** The page as built, without its script, and without its prerendered content. */
const asBuilt: Variant = { name: 'as built', transform: (html) => html }
const noScript: Variant = { name: 'without script', transform: withoutScript }
const noBody: Variant = { name: 'drawn by the script', transform: withoutBody }

const names = ['first paint ms', 'largest paint ms', 'interactive ms', 'blocking ms']

/** A limit for a page as built: for a figure itself, or for its ratio to the figure of another variant. */
type Limit = { name: string; relativeTo?: Variant; atMost: number }

const commonLimits: readonly Limit[] = [
  { name: 'first paint ms', relativeTo: noScript, atMost: 1.15 },
  { name: 'largest paint ms', relativeTo: noScript, atMost: 1.15 },
  { name: 'blocking ms', atMost: 200 },
]

/** Each page with its variants. */
const pages: readonly { path: string; variants: readonly Variant[]; limits: readonly Limit[] }[] = [
  {
    path: '/',
    variants: [asBuilt, noScript, noBody],
    limits: [
      ...commonLimits,
      { name: 'interactive ms', atMost: 2_200 },
      { name: 'interactive ms', relativeTo: noBody, atMost: 1 },
    ],
  },
  { path: '/products', variants: [asBuilt, noScript], limits: commonLimits },
  { path: '/products/1', variants: [asBuilt, noScript], limits: commonLimits },
]

/** Measures the pages on an emulated phone, with a slow connection and a slow processor. */
export async function firstPaints(browser: Browser): Promise<string[]> {
  await buildWhenChanged(console.log)
  const shop = await openShop()
  try {
    const figures: string[] = []
    const verdicts: string[] = []
    for (const { path, variants, limits } of pages) {
      const medians = await mediansFor(browser, new URL(path, shop.url).href, variants)
      for (const [name, of] of medians)
        figures.push(row([path, name, ...names.map((figure) => formatted(of[figure] ?? Number.NaN))]))
      for (const limit of limits) verdicts.push(row([path, ...verdict(limit, medians)]))
    }
    return [
      ...head(['Page, 1.6 Mbit/s, 150 ms', '', ...names]),
      ...figures,
      '',
      ...head(['Page, as built', 'Figure', 'Compared with', 'Ratio or figure', 'At most']),
      ...verdicts,
      '',
    ]
  } finally {
    await shop.close()
  }
}

type Medians = Map<string, Figures>

async function mediansFor(browser: Browser, url: string, variants: readonly Variant[]): Promise<Medians> {
  const figuresByVariant = new Map<string, Figures[]>(variants.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of alternating(variants, round))
      figuresByVariant.get(variant.name)?.push(await measurePage(browser, url, variant))
  }
  return new Map([...figuresByVariant].map(([name, figures]) => [name, mediansOf(figures)]))
}

function verdict({ name, relativeTo, atMost }: Limit, medians: Medians): string[] {
  const figure = medians.get(asBuilt.name)?.[name] ?? Number.NaN
  if (!relativeTo) return [name, '', formatted(figure), formatted(atMost)]
  const other = medians.get(relativeTo.name)?.[name] ?? Number.NaN
  return [name, relativeTo.name, formatted(figure / other), formatted(atMost)]
}

async function measurePage(browser: Browser, url: string, { transform }: Variant): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await serveTransformed(page, url, transform)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', phone)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watchPaints)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => window.isSettled?.(), undefined, { polling: 500, timeout: 60_000 })
    return await page.evaluate<Figures>('paints()')
  } finally {
    await context.close()
  }
}

/** Serves the page with changed HTML. */
async function serveTransformed(page: Page, url: string, transform: (html: string) => string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: transform(await response.text()) })
  })
}

function withoutScript(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(
      /<link[^>]*rel="(modulepreload|preload)"[^>]*(script|fetch)[^>]*>|<link[^>]*modulepreload[^>]*>/g,
      '',
    )
}

/** The page without its prerendered content: there is nothing to hydrate, and nothing to paint before the script runs. */
function withoutBody(html: string): string {
  return html.replace(/<body>.*<\/body>/s, '<body><div id="root"></div></body>')
}

declare global {
  interface Window {
    isSettled?: () => boolean
  }
}

/**
 * The page is interactive when the shop is hydrated; without a script it never is. The blocking time is the sum of the time above
 * 50 ms of each task after the first paint.
 */
function watchPaints(): void {
  const paints: Record<string, number> = {}
  const tasks: PerformanceEntry[] = []
  let lastChange = performance.now()
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint'))
      paints['first paint ms'] = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints['largest paint ms'] = startTime
    lastChange = performance.now()
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries())
    lastChange = performance.now()
  }).observe({ type: 'longtask', buffered: true })
  const blocking = (painted = 0) =>
    tasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, painted) - 50)
      .reduce((sum, excess) => sum + Math.max(excess, 0), 0)
  const hydratedAt = () => performance.getEntriesByName('shop-hydrated')[0]?.startTime
  Object.assign(window, {
    isSettled: () => performance.now() - lastChange > 2_500,
    paints: () => ({
      ...paints,
      'interactive ms': hydratedAt(),
      'blocking ms': blocking(paints['first paint ms']),
    }),
  })
}
