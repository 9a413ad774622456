import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openShop } from '../serve.ts'
import { buildWhenChanged } from '../site/build.ts'
import { type Figures, formatted, mediansOf, withinLimit } from './rounds.ts'
import { head, row } from './table.ts'

const rounds = 3
const sizes = [1_000, 10_000]
/** The first letters match thousands of products, the whole word a few. */
const typedText = 'wireless kettle'

const limits = [
  { name: 'late frames %', atMost: '5' },
  { name: 'most nodes', atMost: '3,500' },
  { name: 'slowest letter ms', atMost: '100 (50 over 1,000)' },
]

/** Scrolls the list of the built shop and types into its filter, with many products and a slow processor. */
export async function longLists(browser: Browser): Promise<string[]> {
  await buildWhenChanged(console.log)
  const shop = await openShop()
  try {
    const medians: Figures[] = []
    for (const size of sizes) {
      const figures: Figures[] = []
      for (let round = 0; round < rounds; round += 1) figures.push(await measureList(browser, shop.url, size))
      medians.push(mediansOf(figures))
    }
    return [
      ...head(['The catalogue of the shop', ...sizes.map((size) => size.toLocaleString('en')), 'At most']),
      ...limits.map(({ name, atMost }) =>
        row([name, ...medians.map((median) => formatted(median[name] ?? Number.NaN)), atMost]),
      ),
      '',
    ]
  } finally {
    await shop.close()
  }
}

async function measureList(browser: Browser, url: string, size: number): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 900 },
    serviceWorkers: 'block',
  })
  try {
    await serveProducts(context, size)
    const page = await context.newPage()
    await page.goto(new URL('/products', url).href)
    await page.getByText(`${size.toLocaleString('en')} products`).waitFor()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const scrolled = await withinLimit(page.evaluate(scrollFast), 'scrolling')
    return { ...scrolled, 'slowest letter ms': await slowestLetter(page) }
  } finally {
    await context.close()
  }
}

/** The first source returns this number of products; the second source returns no products. */
async function serveProducts(context: BrowserContext, size: number): Promise<void> {
  const products = Array.from({ length: size }, (_, at) => ({
    id: at + 1,
    title: `${at % 2 ? 'Wireless' : 'Brushed'} ${at % 3 ? 'kettle' : 'lamp'} for long walks ${at + 1}`,
    price: 5 + (at % 900),
    description: 'Foldable, quiet, with a lid, in two sizes, from Lisbon, for the desk. '.repeat(4),
    category: ['electronics', 'jewelery'][at % 2],
    image: '/favicon.svg',
    rating: { rate: at % 5, count: at % 400 },
  }))
  await context.route('**/sources/one/products?*', (route) => route.fulfill({ json: products }))
  await context.route('**/sources/two/products?*', (route) => route.fulfill({ json: { products: [] } }))
}

/** Scrolls 200 times by the height of the window, and turns around at its ends. Frames of more than 25 ms are late. */
async function scrollFast(): Promise<Record<string, number>> {
  const nextFrame = () => new Promise<number>(requestAnimationFrame)
  const counted = { 'late frames %': 0, 'most nodes': 0 }
  const end = document.documentElement.scrollHeight - innerHeight
  let [position, step] = [0, 900]
  let before = await nextFrame()
  for (let frame = 0; frame < 200; frame += 1) {
    if (position + step < 0 || position + step > end) step = -step
    position += step
    window.scrollTo({ top: position, behavior: 'instant' })
    const now = await nextFrame()
    if (now - before > 25) counted['late frames %'] += 0.5
    before = now
    if (frame % 25 === 0)
      counted['most nodes'] = Math.max(counted['most nodes'], document.querySelectorAll('*').length)
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  await nextFrame()
  return counted
}

/** Measures the time from a key press to the next paint, with the Event Timing API. */
async function slowestLetter(page: Page): Promise<number> {
  await page.evaluate(watchInteractions)
  const box = page.getByRole('searchbox', { name: 'Search products' })
  await box.focus()
  // Waits for the page to be idle before the next key.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await box.pressSequentially(typedText, { delay: 200 })
  await page.waitForFunction(() => performance.now() - (window.lastInteraction ?? 0) > 1_000)
  return page.evaluate(() => window.slowestInteraction ?? 0)
}

declare global {
  interface Window {
    slowestInteraction?: number
    lastInteraction?: number
  }
}

function watchInteractions(): void {
  const short = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.slowestInteraction = Math.max(window.slowestInteraction ?? 0, duration)
    window.lastInteraction = performance.now()
  }).observe(short)
}
