import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type Chart, type ChartLayout, chartOf } from '@statecart/chart'
import type { Layouter } from '@statecart/chart/browser'
import { layoutsOf } from '@statecart/chart/node'
import { createMachine } from 'xstate'
import { openPackagePage } from './fixtures/package-page.ts'

const lamp = chartOf(
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { press: 'on' } },
      on: {
        type: 'parallel',
        states: { light: {}, heat: { initial: 'low', states: { low: {}, high: {} } } },
      },
    },
  }),
)

test.beforeEach(({ page }) => openPackagePage(page, join(import.meta.dirname, 'chart/layouter-page.ts')))

test('a page with a strict content policy gets the same layouts as Node', async ({ page }) => {
  expect(await layoutsIn(page, 'layouter', lamp)).toEqual(await layoutsOf(lamp))
})

test('an equal chart is not laid out again', async ({ page }) => {
  const isSame = await page.evaluate(async (chart) => {
    const { layouter } = window as unknown as { layouter: Layouter }
    const first = await layouter.layoutsOf(chart)
    return first === (await layouter.layoutsOf(structuredClone(chart)))
  }, lamp)
  expect(isSame).toBe(true)
})

test('a worker that cannot be loaded is reported, and so is a closed layouter', async ({ page }) => {
  await expect(layoutsIn(page, 'broken', lamp)).rejects.toThrow(
    'The worker for layouts failed: its script cannot be loaded.',
  )
  const error = await page.evaluate((chart) => {
    const { layouter } = window as unknown as { layouter: Layouter }
    const layouts = layouter.layoutsOf(chart)
    layouter.close()
    return layouts.catch(String)
  }, lamp)
  expect(error).toBe('Error: The layouter is closed.')
})

function layoutsIn(page: Page, name: string, chart: Chart): Promise<ChartLayout[]> {
  return page.evaluate(
    ([by, drawn]) => (window as unknown as Record<string, Layouter>)[by]?.layoutsOf(drawn) ?? [],
    [name, chart] as const,
  )
}
