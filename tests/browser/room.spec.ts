import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { failedRequests } from './fixtures/page-errors.ts'
import { watchShifts } from './fixtures/paint.ts'
import { polled } from './fixtures/polled.ts'
import { changeAddress } from './fixtures/presses.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'

/** Opens the room in a second tab. */
async function openRoom({ page }: Shop, address = '/inspect'): Promise<Page> {
  const room = await page.context().newPage()
  await room.goto(address)
  return room
}

test('the room follows the only open shop, and controls it', async ({ shop, pageErrors }) => {
  pageErrors.expect(/Changes of the cart could not be written/)
  await shop.goto('/products/1')
  const room = await openRoom(shop)
  const link = room.getByRole('main').getByRole('link', { name: /^cart/ })
  await expect(link).toContainText('settled')
  await link.click()
  await expect(room.getByRole('figure', { name: 'cart statechart' })).toBeVisible()
  const tree = room.getByRole('tree', { name: 'States of cart' })
  await expect(tree.getByRole('treeitem', { name: /^settled/ })).toHaveAttribute('aria-current', 'true')
  const activeState = room.locator('[data-state="cart.settled"]')
  await expect(activeState).toHaveAttribute('data-active', 'true')

  await shop.button('Add to Cart').click()
  await shop.expectCart(1)
  const log = room.getByRole('log')
  await expect(log.getByText('cart.add', { exact: true })).toBeVisible()
  await expect(activeState).toHaveAttribute('data-active', 'true')

  await room.getByLabel('Shown on the chart').selectOption('This session')
  await expect(tree.getByRole('treeitem', { name: /^cart\.add \/ .*×1\b/ })).toBeVisible()
  await expect(room.getByRole('link', { name: 'Next untested transition' })).toBeVisible()

  const event = 'cart.quantity.set'
  const sending = room.getByRole('listitem').filter({ hasText: `Send ${event}` })
  await sending.getByText('Payload').click()
  await room.getByLabel(`Payload of ${event}`).fill('{ "id": 1, "quantity": 4 }')
  await sending.getByRole('button', { name: `Send ${event}`, exact: true }).click()
  await expect(sending.getByRole('status')).toHaveText('Sent')
  await shop.expectCart(4)

  await room.getByRole('button', { name: 'Go to refused' }).click()
  await expect(tree.getByRole('treeitem', { name: /^refused/ })).toHaveAttribute('aria-current', 'true')
  const path = room.getByRole('region', { name: 'Path' })
  await expect(path.getByText('Arrived at refused.')).toBeInViewport({ ratio: 1 })
  await expect(path.getByText('simulated: no effect ran').first()).toBeVisible()
  await shop.expectCart(4)
})

test('the machine cards keep their position when the states of the shop arrive', async ({ shop }) => {
  await shop.goto('/products/1')
  const room = await shop.page.context().newPage()
  const shifts = await watchShifts(room)
  await room.goto('/inspect')
  await expect(room.getByRole('main').getByRole('link', { name: /^cart/ })).toContainText('settled')
  expect((await shifts()).filter((shift) => /sc-room-(machine|panels)/.test(shift))).toEqual([])
})

test('the list of machines keeps its scroll position when the application disconnects and reconnects', async ({
  shop,
}) => {
  await shop.goto('/about')
  const room = await openRoom(shop)
  const lastCard = room.getByRole('main').getByRole('link', { name: /^update/ })
  await expect(room.getByText(/, [1-9]\d* running$/)).toBeVisible()
  await lastCard.scrollIntoViewIfNeeded()
  const card = await lastCard.elementHandle()
  await shop.page.close()
  await expect(room.getByText(/, 0 running$/)).toBeVisible()
  await expect(lastCard).toBeInViewport()
  expect(await card?.evaluate((element) => element.isConnected)).toBe(true)
})

test('a chart can be exported as a picture and as text', async ({ shop }) => {
  await shop.goto('/about')
  const room = await openRoom(shop, '/inspect?machine=theme')
  for (const [format, start] of [
    ['SVG', '<svg'],
    ['PNG', '\u0089PNG'],
    ['Mermaid', 'stateDiagram-v2'],
    ['SCXML', '<?xml'],
    ['JSON', '{'],
  ] as const) {
    const download = room.waitForEvent('download')
    await room.getByRole('button', { name: `Download ${format}` }).click()
    const file = await (await download).path()
    expect(readFileSync(file, 'latin1').slice(0, 20)).toContain(start)
  }
})

test('a link in the footer, an address and a key combination open the room', async ({ shop }) => {
  const { page } = shop
  await shop.goto('/about')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Machine room' })
  await expect(link).toHaveAttribute('href', '/inspect')
  const opening = page.waitForEvent('popup')
  await link.click()
  const room = await opening
  await expect(room.getByRole('heading', { name: 'All machines' })).toBeVisible()
  await expect(room.getByLabel('Inspected tab')).toContainText('About')
  await room.close()

  const panel = page.locator('#machine-room')
  await page.keyboard.press('Control+Alt+KeyI')
  await expect(panel.getByRole('heading', { name: 'All machines' })).toBeVisible()
  await shop.button('Open menu').click()
  await shop.header.getByRole('link', { name: 'Contact' }).click()
  await expect(shop.heading).toHaveText(/Contact/)
  await page.keyboard.press('Control+Alt+KeyI')
  await expect(panel).toHaveCount(0)
  await shop.goto('/about?inspect')
  await expect(panel.getByRole('heading', { name: 'All machines' })).toBeVisible()
})

test('the panel covers no control of the header, and shows all of its own', async ({ shop }) => {
  const { page } = shop
  await shop.goto('/products?inspect')
  const panel = page.locator('#machine-room')
  const find = panel.getByRole('combobox', { name: 'Find' })
  for (const width of [390, 1024, 1222, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await find.fill('checkout')
    for (const control of [
      shop.button('Preferences'),
      shop.cartLink,
      panel.getByRole('button', { name: 'Report a problem' }),
      panel.getByRole('button', { name: 'Replay' }),
      panel.getByRole('option').first(),
    ])
      await expect(control).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(coveredControls)).toEqual([])
  }
})

test('beside the panel, product cards have the columns of a window of that width', async ({ shop }) => {
  const { page } = shop
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/', '/products']) {
    await shop.goto(path)
    await shop.hydrated()
    await expect(shop.articles.first()).toBeVisible()
    expect(await shop.cardsPerRow(), path).toBe(4)
    await shop.goto(`${path}?inspect`)
    await expect(page.locator('#machine-room').getByRole('heading', { name: 'All machines' })).toBeVisible()
    await polled(() => shop.cardsPerRow()).toBe(2)
    await page.keyboard.press('Control+Alt+KeyI')
    await polled(() => shop.cardsPerRow()).toBe(4)
  }
})

test('opening the panel with the keyboard moves the focus into it, and closing it moves the focus back', async ({
  shop,
}) => {
  const { page } = shop
  await shop.goto('/products?inspect')
  const panel = page.locator('#machine-room')
  await expect(panel.getByRole('heading', { name: 'All machines' })).toBeVisible()
  await expect(panel).not.toBeFocused()
  await page.keyboard.press('Control+Alt+KeyI')
  await expect(panel).toHaveCount(0)
  await shop.field('Sort by').focus()
  await page.keyboard.press('Control+Alt+KeyI')
  await expect(panel).toBeFocused()
  await panel.getByRole('link', { name: /^cart/ }).press('Enter')
  await expect(panel.getByRole('heading', { name: 'cart', exact: true })).toBeFocused()
  await page.keyboard.press('Control+Alt+KeyI')
  await expect(shop.field('Sort by')).toBeFocused()
})

test('an address opens a scenario on another page, and in another state', async ({ page }) => {
  await page.goto('/inspect?scenario=full-cart&at=/checkout&go=checkout.open.declined')
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible()
})

test('a shop without an open room loads only the inspector, after the page is idle', async ({ shop }) => {
  const { page } = shop
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const inspector = page.waitForRequest(/\/room\/inspector\.js$/)
  await shop.goto('/about')
  await inspector
  await page.waitForLoadState('networkidle')
  const roomRequests = requested.filter((path) => /^\/room\/|\/assets\/room-/.test(path))
  expect(roomRequests[0]).toBe('/room/inspector.js')
  expect(roomRequests.filter((path) => !/inspector\.js$|room-shared/.test(path))).toEqual([])
  expect(requested.indexOf('/room/inspector.js')).toBeGreaterThan(
    requested.findLastIndex((path) => /about-screen|index-/.test(path)),
  )
})

test('a problem report that cannot be created is announced', async ({ shop, pageErrors }) => {
  pageErrors.expect(failedRequests)
  await shop.page.route('**/room/inspector.js', (route) => route.abort())
  await shop.goto('/no-such-place')
  await shop.button('Report a problem').click()
  await expect(shop.page.getByText('The problem report could not be created.')).toBeVisible()
})

test('a problem is reported from the error page, and can be opened in the room', async ({ shop }, info) => {
  const { page } = shop
  await shop.goto('/products/1')
  await shop.button('Add to Cart').click()
  await shop.expectCart(1)
  await changeAddress(page, '/no-such-place')
  await expect(shop.heading).toHaveText('Unexpected Application Error!')
  const saving = page.waitForEvent('download')
  await shop.button('Report a problem').click()
  const file = info.outputPath('problem.json')
  await (await saving).saveAs(file)

  const room = await openRoom(shop)
  const choosing = room.waitForEvent('filechooser')
  await room.getByRole('button', { name: 'Import', exact: true }).click()
  await (await choosing).setFiles(file)
  await expect(room.getByLabel('Inspected tab')).toContainText(
    /Report of .*, build \d+\.\d+\.\d+ [0-9a-f]{12}/,
  )
  await room.getByRole('combobox', { name: 'Event', exact: true }).selectOption('cart.add')
  await expect(room.getByRole('log').getByText('cart.add', { exact: true })).toHaveCount(1)
  await room.getByRole('main').getByRole('link', { name: /^cart/ }).click()
  await expect(room.getByRole('tree').getByRole('treeitem', { name: /^settled/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(room.getByRole('button', { name: /^Send / })).toHaveCount(0)
})

/** Runs in the page. The controls of the header and the found results that another element covers. */
function coveredControls(): string[] {
  const controls = document.querySelectorAll('.sc-header :is(a, button), .sc-room-bar [role="option"]')
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const { x, y, width, height } = control.getBoundingClientRect()
      return [0.1, 0.5, 0.9].some((part) => {
        const found = document.elementFromPoint(x + part * width, y + height / 2)
        return found !== control && !control.contains(found)
      })
    })
    .map((control) => control.textContent || control.ariaLabel || control.tagName)
}
