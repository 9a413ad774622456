import { expect, type Page } from '@playwright/test'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'

/** Waits for the chart of the actor in the shop's tab, which replaces the chart that the room draws before it is connected. */
async function openChart({ page }: Shop, machine: string): Promise<Page> {
  const room = await page.context().newPage()
  await room.goto(`/inspect?machine=${machine}`)
  await expect(
    room.locator(`.sc-chart-state[data-state^="${machine}."][data-active="true"]`).first(),
  ).toBeVisible()
  return room
}

const label = (room: Page, transition: string) =>
  room.locator(`.sc-chart-transition[data-transition="${transition}"] text`)

test('a click on a possible event sends it, and a click on a refused one shows the guard that is false', async ({
  shop,
}) => {
  await shop.goto('/about')
  const room = await openChart(shop, 'cart')
  const figure = room.getByRole('figure', { name: 'cart statechart' })
  await expect(figure.locator('[data-state="cart.settled"]')).toHaveAttribute('data-active', 'true')
  await label(room, 'cart.settled|storage.changed|0').click()
  await expect(room.getByRole('log').getByText('storage.changed', { exact: true }).last()).toBeVisible()
  await room.keyboard.press('Escape')
  await expect(figure.getByRole('button', { name: 'Close menu' })).toHaveCount(0)

  await label(room, 'cart.settled||0').click()
  const menu = figure.getByRole('region', { name: 'always' })
  await expect(menu).toContainText('hasPending')
  await expect(menu).toContainText('false')
})

test('a click on a state offers actions, and dims everything that is not connected to it', async ({
  shop,
}) => {
  await shop.goto('/about')
  const room = await openChart(shop, 'theme')
  const figure = room.getByRole('figure', { name: 'theme statechart' })
  await figure.locator('[data-state="theme.light"] text').first().click()
  const menu = figure.getByRole('region', { name: 'light' })
  await expect(menu.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect(room).toHaveURL(/state=theme\.light/)
  await expect(figure.locator('.sc-chart')).toHaveAttribute('data-dimmed', 'true')
  await menu.getByRole('button', { name: 'Go to light' }).click()
  await expect(figure.locator('[data-state="theme.light"]')).toHaveAttribute('data-active', 'true')
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toHaveCount(0)
  await expect(figure.locator('.sc-chart')).not.toHaveAttribute('data-dimmed')
})

test('a state can be folded, and a chart that is zoomed out keeps only readable texts', async ({ shop }) => {
  await shop.goto('/about')
  const room = await openChart(shop, 'cart')
  const figure = room.getByRole('figure', { name: 'cart statechart' })
  const inner = figure.locator('[data-state="cart.writing.stale"]')
  await figure.getByRole('button', { name: 'Whole chart' }).click()
  await expect(figure.getByRole('button', { name: 'Whole chart' })).toHaveAttribute('aria-pressed', 'true')
  await figure.getByRole('button', { name: 'Zoom in' }).click({ clickCount: 3 })
  await figure.locator('[data-fold="cart.writing"]').click()
  await expect(inner).toHaveCount(0)
  await figure.locator('[data-fold="cart.writing"]').click()
  await expect(inner).toHaveCount(1)
  for (const _ of [1, 2, 3, 4, 5]) await figure.getByRole('button', { name: 'Zoom out' }).click()
  await expect(label(room, 'cart.settled|storage.changed|0')).toBeHidden()
  await expect(figure.getByRole('button', { name: 'Follow' })).toHaveAttribute('aria-pressed', 'false')
  await figure.getByRole('button', { name: 'Follow' }).click()
  await expect(label(room, 'cart.settled|storage.changed|0')).toBeVisible()
})

test('the page of a machine is not larger than the window', async ({ shop }) => {
  await shop.goto('/about')
  const room = await openChart(shop, 'catalogue')
  const inspector = room.locator('.sc-room-side')
  const overflow = () =>
    room.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement
      const side = document.querySelector('.sc-room-side')
      return [
        scrollHeight - innerHeight,
        scrollWidth - innerWidth,
        (side?.scrollWidth ?? 0) - (side?.clientWidth ?? 0),
      ]
    })
  await expect(inspector.getByRole('treeitem').last()).toBeAttached()
  expect(await overflow()).toEqual([0, 0, 0])
  await room.setViewportSize({ width: 390, height: 844 })
  await room.getByRole('tab', { name: 'Inspector' }).click()
  await expect(inspector).toBeVisible()
  expect(await overflow()).toEqual([0, 0, 0])
})

test('without an application, the page of a machine has an underlined link that opens it in a new tab', async ({
  shop,
}) => {
  await shop.page.goto('/inspect?machine=cart')
  const link = shop.page.getByRole('link', { name: 'Open the application' })
  await expect(link).toHaveCSS('text-decoration-line', 'underline')
  const opening = shop.page.context().waitForEvent('page')
  await link.click()
  await (await opening).getByRole('link', { name: 'Statecart' }).first().waitFor()
  await expect(shop.page.getByRole('combobox', { name: 'Inspected tab' })).toBeVisible()
})

test('Continue stays in view below a path that is longer than its card', async ({ shop }) => {
  await shop.goto('/about')
  const room = await openChart(shop, 'search')
  await room.setViewportSize({ width: 1366, height: 400 })
  await room.getByRole('button', { name: 'Go to asking' }).click()
  const path = room.getByRole('region', { name: 'Path' })
  await expect(path.getByText('Arrived at open.asking.')).toBeVisible()
  expect(
    await path.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBeGreaterThan(0)
  await expect(path.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 })
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('the buttons of the chart fit into a window of 320 pixels', async ({ shop }) => {
    await shop.goto('/about')
    const room = await openChart(shop, 'cart')
    await room.setViewportSize({ width: 320, height: 640 })
    for (const name of ['Suivre', 'Agrandir'])
      await expect(room.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  })
})
