import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openPackagePage } from '../browser/fixtures/package-page.ts'
import { largeMachines } from './large-machines.ts'
import type { LargeCharts } from './page.ts'

const events = 200

for (const name of Object.keys(largeMachines)) {
  test(`a machine: ${name} states`, async ({ page }, info) => {
    await openPackagePage(page, join(import.meta.dirname, 'page.ts'))
    await page.waitForFunction(() => 'charts' in window)
    await page.evaluate(watchLongTasks)
    const drawn = await page.evaluate((one) => (window as unknown as Charts).charts.draw(one), name)
    const idle = await taskTime(page, () => page.evaluate(waitFrames, events))
    const drawing = await longest(page)
    const busy = await taskTime(page, () =>
      page.evaluate(([one, count]) => (window as unknown as Charts).charts.walk(one, count), [
        name,
        events,
      ] as const),
    )
    const unfolding = await page.evaluate(() => (window as unknown as Charts).charts.unfold())
    const perEvent = (busy - idle) / events
    const figures = [
      `first drawing ${Math.round(drawn.first)} ms`,
      `longest task ${drawing === 0 ? 'under 50' : Math.round(drawing)} ms`,
      `an event ${perEvent.toFixed(1)} ms`,
      unfolding === 0 ? 'nothing folded' : `unfolding ${Math.round(unfolding)} ms`,
    ]
    info.annotations.push({
      type: 'figure',
      description: JSON.stringify({
        row: name,
        done: `${drawn.states} states, ${drawn.folded} folded at first; ${events} events`,
        shown: figures.join(', '),
      }),
    })
    await expect(page.locator('state-chart').getByRole('figure')).toBeVisible()
  })
}

interface Charts {
  charts: LargeCharts
}

async function taskTime(page: Page, work: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  // Thread time of the main thread, which does not include other processes.
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
  await session.send('Performance.enable')
  const read = async () =>
    (await session.send('Performance.getMetrics')).metrics.find((one) => one.name === 'TaskDuration')
      ?.value ?? 0
  const before = await read()
  await work()
  const after = await read()
  await session.detach()
  return (after - before) * 1_000
}

interface TimedWindow extends Window {
  longest?: number
}

/** Runs in the page. Records the longest task; the browser reports tasks of 50 ms and more. */
function watchLongTasks(): void {
  const timed: TimedWindow = window
  timed.longest = 0
  new PerformanceObserver((list) => {
    timed.longest = Math.max(timed.longest ?? 0, ...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
}

function longest(page: Page): Promise<number> {
  return page.evaluate(() => (window as TimedWindow).longest ?? 0)
}

/** Runs in the page. Waits for frames without any work, whose cost is subtracted. */
async function waitFrames(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}
