import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { StateChart } from '@statecart/chart/element'
import { expectAccessible } from './fixtures/axe.ts'
import { openPackagePage } from './fixtures/package-page.ts'
import { polled } from './fixtures/polled.ts'

test.beforeEach(async ({ page }) => {
  await openPackagePage(page, join(import.meta.dirname, 'chart/element-page.ts'))
  await page.evaluate(() => {
    const recordedEvents: string[] = []
    Object.assign(window, { recordedEvents })
    document.addEventListener('state-click', ({ detail }) => recordedEvents.push(detail.state))
    document.addEventListener('transition-click', ({ detail }) => recordedEvents.push(detail.transition))
  })
  await expect(page.locator('[data-state="lamp.off"]')).toBeVisible()
})

const recordedEvents = () => (window as unknown as { recordedEvents: string[] }).recordedEvents

test('a click on a state or a transition fires an event, and so does a key in the list', async ({ page }) => {
  await page.locator('[data-state="lamp.off"]').click()
  await page.locator('[data-transition="lamp.off|press|0"] .sc-chart-words > text').click()
  await expect(page.getByRole('figure', { name: 'lamp statechart' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'off', exact: true })).toBeFocused()
  await expect(page.locator('[data-state="lamp.off"]')).toHaveAttribute('data-selected', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'press [hasPower] to on' })).toBeFocused()
  await page.keyboard.press('Enter')
  const once = ['lamp.off', 'lamp.off|press|0']
  expect(await page.evaluate(recordedEvents)).toEqual([...once, ...once])
})

test('marks the active states of a snapshot and uncovered transitions', async ({ page }) => {
  await page.evaluate(() => {
    const chart = document.querySelector('state-chart') as StateChart
    chart.snapshot = { value: 'on' }
    chart.coverage = { 'lamp.off|press|0': 3 }
  })
  await expect(page.locator('[data-active][data-state]')).toHaveCount(2)
  await expect(page.locator('[data-state="lamp.on"]')).toHaveAttribute('data-active', 'true')
  await expect(page.locator('[data-transition="lamp.on|press|0"]')).toHaveAttribute('data-missing', 'true')
  await expect(page.locator('[data-transition="lamp.off|press|0"]')).toContainText(/\]3$/)
  await expect(page.getByRole('button', { name: 'press [hasPower] to on, taken 3×' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'press to off, never taken' })).toHaveCount(1)
})

test('places texts in their boxes in a page that is written from right to left and spaces its letters', async ({
  page,
}) => {
  const placesIn = () =>
    page.locator('state-chart').evaluate((element) => {
      const left = element.getBoundingClientRect().left
      const texts = [...(element.shadowRoot?.querySelectorAll('.sc-chart text') ?? [])]
      return texts.map((text) => {
        const box = text.getBoundingClientRect()
        return [Math.round(box.left - left), Math.round(box.width)]
      })
    })
  const places = await placesIn()
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
    document.body.style.cssText = 'letter-spacing: 3px; word-spacing: 9px; text-transform: uppercase'
  })
  expect(await placesIn()).toEqual(places)
})

test('scrolls the drawing in the height that the page sets', async ({ page }) => {
  await page.locator('state-chart').evaluate((element) => {
    element.style.height = '60px'
  })
  const figure = page.getByRole('figure', { name: 'lamp statechart' })
  const heights = () => figure.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight > 60])
  await polled(heights).toEqual([60, true])
})

test('draws a chart from data with its layout, and reports that the worker fails', async ({ page }) => {
  const chart = await page.evaluate(() => {
    const drawn = document.querySelector('state-chart') as StateChart
    return { chart: drawn.chart, layout: drawn.layout }
  })
  await page.evaluate((given) => {
    const other = document.createElement('state-chart')
    other.setAttribute('label', 'A lamp')
    Object.assign(other, given)
    document.body.append(other)
  }, chart)
  const other = page.getByRole('figure', { name: 'A lamp' })
  await expect(other.locator('[data-state="lamp.on"]')).toBeVisible()
  await page.evaluate(() => {
    const [, second] = document.querySelectorAll('state-chart')
    if (second) Object.assign(second, { layout: undefined, worker: '/none.js' })
  })
  await expect(other.getByRole('alert')).toContainText('TrustedScriptURL')
})

test('uses properties that were set before the element is defined, and writes each count once', async ({
  page,
}) => {
  await page.evaluate(() => {
    const first = document.querySelector('state-chart') as StateChart
    const chart = structuredClone(first.chart)
    if (!chart) throw new Error('no chart')
    const loop = { id: 'lamp.on|blink|0', event: 'blink', cause: 'blink', source: 'lamp.on', targets: [] }
    const transitions = [
      ...chart.transitions,
      { ...loop, guard: undefined, actions: ['flash'], reenter: false },
    ]
    const late = document.createElement('late-chart')
    late.setAttribute('label', 'Late')
    const given = { worker: first.worker, chart: { ...chart, transitions }, snapshot: { value: 'on' } }
    Object.assign(late, { ...given, coverage: { 'lamp.on|blink|0': 3 } })
    document.body.append(late)
    const Chart = customElements.get('state-chart') as typeof StateChart
    customElements.define('late-chart', class extends Chart {})
  })
  const late = page.getByRole('figure', { name: 'Late' })
  await expect(late.locator('[data-state="lamp.on"]')).toHaveAttribute('data-active', 'true')
  await expect(late.locator('[data-transition="lamp.on|blink|0"] text').first()).toHaveText('blink ×3')
})

/** Places the element where an application would: below a heading in the main element of a page with a language. */
async function moveIntoMain(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.lang = 'en'
    const main = document.createElement('main')
    const heading = document.createElement('h1')
    heading.textContent = 'A lamp'
    main.append(heading, document.querySelector('state-chart') as StateChart)
    document.body.append(main)
  })
  await expect(page.locator('[data-state="lamp.off"]')).toBeVisible()
}

test('axe finds no violations, also with the focus in the list', async ({ page }) => {
  await moveIntoMain(page)
  await expectAccessible({ page }, 'the drawing')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'off', exact: true })).toBeFocused()
  await expectAccessible({ page }, 'the list')
})

test('a large machine is folded at first, and unfolds on click and on a key', async ({ page }) => {
  await page.evaluate(() => {
    const inner = Array.from({ length: 60 }, (_, at) => [`s${at}`, {}])
    const group = { initial: 's0', states: Object.fromEntries(inner) }
    const element = document.querySelector('state-chart') as StateChart
    const machine = { id: 'large', initial: 'rest', states: { rest: {}, one: group, two: group } }
    element.chart = (
      window as unknown as { chartFromJson(json: unknown): StateChart['chart'] }
    ).chartFromJson(machine)
  })
  const states = page.locator('[data-state]')
  await expect(states).toHaveCount(4)
  await page.locator('[data-fold="large.one"]').click()
  await expect(states).toHaveCount(64)
  await page.getByRole('button', { name: 'States in one' }).press('Enter')
  await expect(states).toHaveCount(4)
})

test.describe('in the dark color scheme', () => {
  test.use({ colorScheme: 'dark' })

  test('axe finds no violations', async ({ page }) => {
    await moveIntoMain(page)
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'light dark'
    })
    await expectAccessible({ page }, 'the drawing in dark')
  })

  test('follows the color scheme of the page', async ({ page }) => {
    const background = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('state-chart') as Element).backgroundColor)
    expect(await background()).toBe('rgb(250, 248, 245)')
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'light dark'
    })
    expect(await background()).toBe('rgb(23, 20, 28)')
  })
})
