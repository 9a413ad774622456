import { expect, type Page } from '@playwright/test'
import { seedCustomer } from './fixtures/seed.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'

/** Opens the room in a second tab, and counts the clicks and key presses in it. */
async function openRoom({ page }: Shop): Promise<{ room: Page; inputs(): Promise<number> }> {
  const room = await page.context().newPage()
  await room.addInitScript(() => {
    const count = () => {
      document.documentElement.dataset['inputs'] =
        `${Number(document.documentElement.dataset['inputs'] ?? 0) + 1}`
    }
    addEventListener('click', count, true)
    addEventListener('change', count, true)
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.dataset['counted'] === undefined) count()
        if (target instanceof HTMLInputElement) target.dataset['counted'] = 'yes'
      },
      true,
    )
  })
  await room.goto('/inspect')
  const inputs = () => room.evaluate(() => Number(document.documentElement.dataset['inputs'] ?? 0))
  return { room, inputs }
}

test('one typed word shows the state of the checkout, and the card in the list of machines shows it without input', async ({
  shop,
}) => {
  await seedCustomer(shop)
  await shop.addToCart(1)
  await shop.goto('/checkout')
  await expect(shop.button('Place Order')).toBeVisible()
  const { room, inputs } = await openRoom(shop)
  const card = room.getByRole('main').getByRole('link', { name: /^checkout/ })
  await expect(card).toContainText('open.filling')
  expect(await inputs()).toBe(0)
  await room.keyboard.press('Control+k')
  await room.keyboard.insertText('checkout')
  await expect(room.getByRole('option', { name: /machine checkout/ })).toContainText('open.filling')
  expect(await inputs()).toBe(1)
})

test('the room shows why an event was refused', async ({ shop }) => {
  await shop.goto('/contact')
  await shop.hydrated()
  await shop.button('Send Message').click()
  await expect(shop.field('Name')).toHaveAttribute('aria-invalid', 'true')
  const { room, inputs } = await openRoom(shop)
  await expect(room.getByRole('figure', { name: 'form statechart' })).toBeVisible()
  const why = room.getByRole('main').locator('section').filter({ hasText: 'Why am I here?' })
  await expect(why.getByRole('listitem').filter({ hasText: 'isValid' })).toContainText('false')
  await expect(why).toContainText('form.submit')
  await expect(why).toBeInViewport()
  expect(await inputs()).toBe(0)
})

test('the room names an inverted guard, and what the tests expect of it', async ({ shop }) => {
  const { page } = shop
  let planted = 0
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    const inverted = script.replace(/isForSale:\(\{context:(\w+)\}\)=>/, 'isForSale:({context:$1})=>!')
    if (inverted !== script && !/\/room-/.test(route.request().url())) planted += 1
    await route.fulfill({ response, body: /\/room-/.test(route.request().url()) ? script : inverted })
  })
  await shop.goto('/products/1')
  await shop.hydrated()
  await shop.button('Add to Cart').click()
  expect(planted).toBe(1)
  const { room, inputs } = await openRoom(shop)
  const why = room.getByRole('main').locator('section').filter({ hasText: 'Why am I here?' })
  await expect(why.getByRole('listitem').filter({ hasText: 'isForSale' })).toContainText('false')
  await expect(why.getByRole('alert')).toContainText('The tests expect that this event is not refused here.')
  await expect(why).toBeInViewport()
  expect(await inputs()).toBe(0)
})
