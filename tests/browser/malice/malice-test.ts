import { type BrowserContext, expect, type Page } from '@playwright/test'
import { testLimit } from '../../wait.ts'
import { failedRequests } from '../fixtures/page-errors.ts'
import { test as shopTest } from '../fixtures/shop-test.ts'
import { repetitions, reportFigure } from '../fixtures/storm.ts'

/**
 * A test of the shop under attack: no foreign code may run, no request may go to another host, and no global object may change.
 */
export const test = shopTest.extend<{ intruder: Intruder }>({
  intruder: [
    async ({ context, baseURL, pageErrors }, use, testInfo) => {
      testInfo.setTimeout(repetitions(testLimit, 600_000))
      // A payload as an address is not a valid picture.
      pageErrors.expect(failedRequests)
      const intruder = await watchIntruder(context, baseURL ?? '')
      await use(intruder)
      expect(await intruder.successes()).toEqual([])
    },
    { auto: true },
  ],
})

/** Successful attacks: code that ran, requests to other hosts, and changed global objects. */
interface Intruder {
  successes(): Promise<string[]>
}

/** Must be called before the first page is opened. All requests to other hosts are aborted. */
export async function watchIntruder(context: BrowserContext, baseURL: string): Promise<Intruder> {
  const attacks: string[] = []
  const home = new URL(baseURL).host
  await context.exposeBinding('ran', ({ page }) => void attacks.push(`a payload ran at ${page.url()}`))
  context.on('dialog', (dialog) => {
    attacks.push(`a dialog said ${dialog.message()}`)
    dialog.dismiss().catch(() => undefined)
  })
  const isOutside = (url: URL) => /^(https?|wss?):$/.test(url.protocol) && url.host !== home
  await context.route(isOutside, async (route) => {
    const request = route.request()
    // Pictures may come from any https address, because the sources name their own.
    const isPicture = request.resourceType() === 'image' && request.url().startsWith('https:')
    if (!isPicture) attacks.push(`${request.resourceType()} requested ${request.url()}`)
    const { referer } = await request.allHeaders()
    if (referer) attacks.push(`${request.url()} received the referrer ${referer}`)
    await route.abort('connectionrefused')
  })
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      const url = frame.url()
      if (!/^(about|file):/.test(url) && new URL(url).host !== home) attacks.push(`${url} was opened`)
      if (frame.parentFrame()) attacks.push(`a frame was made for ${url}`)
    })
  })
  await context.addInitScript(() => {
    const own = Reflect.ownKeys(Object.prototype).length
    Object.assign(window, { isPolluted: () => Reflect.ownKeys(Object.prototype).length !== own })
  })
  return {
    async successes() {
      const pages = context.pages().filter((page) => page.url().startsWith(baseURL))
      const polluted = await Promise.all(pages.map(isPolluted))
      return polluted.includes(true) ? [...attacks, 'Object.prototype was changed'] : attacks
    },
  }
}

function isPolluted(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { isPolluted: check } = window as Window & { isPolluted?: () => boolean }
    return check?.() ?? true
  })
}

/** An even sample of the list in the short form, the whole list in the long form. */
export function sample<T>(list: readonly T[], short: number): T[] {
  const wanted = Math.min(list.length, repetitions(short, list.length))
  return list.filter(
    (_, at) => Math.floor((at * wanted) / list.length) !== Math.floor(((at - 1) * wanted) / list.length),
  )
}

/** Reports the row of the table; the fixture checks its claim at the end of each test. */
export function reportUnharmed(where: string, done: string): void {
  reportFigure(
    `Malice: ${where}`,
    done,
    'no payload ran, no request to another host except for pictures, no violation of the content policy',
  )
}
