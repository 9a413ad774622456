import { expect, type Page } from '@playwright/test'
import { test } from '../browser/fixtures/shop-test.ts'
import { type Legibility, legibilityTable } from './legibility-table.ts'

const windows = [
  { width: 1366, height: 900, share: 0.9 },
  { width: 1920, height: 1080, share: 1 },
]
const minimum = { pixels: 11, chart: 0.55 }

for (const { width, height, share } of windows) {
  test(`the charts at ${width} × ${height}`, async ({ shop }) => {
    await shop.goto('/products/1')
    const room = await shop.page.context().newPage()
    await room.setViewportSize({ width, height })
    await room.goto('/inspect')
    const names = await room
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) =>
        links.flatMap((link) => new URLSearchParams((link as HTMLAnchorElement).search).get('machine') ?? []),
      )
    const rows: Legibility[] = []
    for (const machine of new Set(names)) {
      await room.goto(`/inspect?machine=${machine}`)
      await room.locator('.sc-chart-state').first().waitFor()
      rows.push({ machine, ...(await measure(room)) })
    }
    console.log(`\n${width} × ${height}\n${legibilityTable(rows)}`)
    const isLegible = ({ pixels, parents, outgoing }: Legibility) =>
      pixels >= minimum.pixels &&
      parents.every((isVisible) => isVisible) &&
      outgoing.every((isVisible) => isVisible)
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.filter(isLegible).length / rows.length).toBeGreaterThanOrEqual(share)
    expect(rows.filter(({ chart }) => chart < minimum.chart).map(({ machine }) => machine)).toEqual([])
  })
}

/** Measures the chart as it has opened. */
function measure(room: Page): Promise<Omit<Legibility, 'machine'>> {
  return room.evaluate(async () => {
    const figure = document.querySelector('.sc-room-frame')
    if (!figure) throw new Error('The page shows no chart.')
    await Promise.all(
      figure
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSTransition)
        .map((animation) => animation.finished),
    )
    const frame = figure.getBoundingClientRect()
    const isInFrame = (element: Element | null): boolean => {
      if (!element) return false
      const box = element.getBoundingClientRect()
      return (
        box.left >= frame.left &&
        box.top >= frame.top &&
        box.right <= frame.right &&
        box.bottom <= frame.bottom
      )
    }
    const isIn = (id: string) =>
      document.querySelector(`.sc-room-state-path [data-around="${CSS.escape(id)}"]`) !== null
    const state = (id: string) => document.querySelector(`.sc-chart-state[data-state="${CSS.escape(id)}"]`)
    const present = (document.querySelector('[data-focus]') as HTMLElement | null)?.dataset['focus'] ?? ''
    const name = state(present)?.querySelector<SVGTextElement>('.sc-chart-title')
    const scale = name?.getScreenCTM()?.a ?? 0
    const parents = present
      .split('.')
      .slice(0, -1)
      .map((_, at, parts) => parts.slice(0, at + 1).join('.'))
    const labels = [
      ...document.querySelectorAll(
        `.sc-chart-transition[data-transition^="${CSS.escape(`${present}|`)}"] .sc-chart-label`,
      ),
    ]
    return {
      scale,
      pixels:
        isInFrame(name ?? null) && name ? Number.parseFloat(getComputedStyle(name).fontSize) * scale : 0,
      parents: parents.map(
        (id) => isIn(id) || isInFrame(state(id)?.querySelector('.sc-chart-title') ?? null),
      ),
      outgoing: labels.map(isInFrame),
      chart: (frame.width * frame.height) / (innerWidth * innerHeight),
    }
  })
}
