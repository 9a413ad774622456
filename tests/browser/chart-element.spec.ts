import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { StateChart, StateClick, TransitionClick } from '@statecart/chart/element'
import { openPackagePage } from './fixtures/package-page.ts'

test.beforeEach(async ({ page }) => {
  await openPackagePage(page, join(import.meta.dirname, 'chart/element-page.ts'))
  await page.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told })
    document.addEventListener('state-click', (event) => {
      told.push((event as CustomEvent<StateClick>).detail.state)
    })
    document.addEventListener('transition-click', (event) => {
      told.push((event as CustomEvent<TransitionClick>).detail.transition)
    })
  })
  await expect(page.locator('[data-state="lamp.off"]')).toBeVisible()
})

const told = () => (window as unknown as { told: string[] }).told

test('a click on a state or a transition is an event, and so is a key pressed in the list', async ({
  page,
}) => {
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
  expect(await page.evaluate(told)).toEqual([...once, ...once])
})

test('marks the states of a snapshot and what was never taken', async ({ page }) => {
  await page.evaluate(() => {
    const chart = document.querySelector('state-chart') as StateChart
    chart.snapshot = { value: 'on' }
    chart.coverage = { 'lamp.off|press|0': 3 }
  })
  await expect(page.locator('[data-active][data-state]')).toHaveCount(2)
  await expect(page.locator('[data-state="lamp.on"]')).toHaveAttribute('data-active', 'true')
  await expect(page.locator('[data-transition="lamp.on|press|0"]')).toHaveAttribute('data-missing', 'true')
  await expect(page.locator('[data-transition="lamp.off|press|0"]')).toContainText('3×')
  await expect(page.getByRole('button', { name: 'press to off, never taken' })).toHaveCount(1)
})

test('draws a chart that is given as data with its layout, and says when the worker fails', async ({
  page,
}) => {
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

test.describe('in dark', () => {
  test.use({ colorScheme: 'dark' })

  test('follows the color scheme of the page', async ({ page }) => {
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('state-chart') as Element).backgroundColor)
    expect(await ground()).toBe('rgb(250, 248, 245)')
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'light dark'
    })
    expect(await ground()).toBe('rgb(23, 20, 28)')
  })
})
