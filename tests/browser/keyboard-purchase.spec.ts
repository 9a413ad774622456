import { expect } from '@playwright/test'
import { address, card } from './fixtures/checkout.ts'
import { customer } from './fixtures/people.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'

// Focus must also be right during a view transition.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Presses Tab until the element with this role and name has the focus. */
async function reach(
  shop: Shop,
  role: 'link' | 'button' | 'textbox' | 'combobox',
  name: string,
): Promise<void> {
  const wanted = shop.page.getByRole(role, { name, exact: true })
  await tabTo(
    shop,
    () => wanted.evaluateAll((all) => all.includes(document.activeElement as HTMLElement)),
    name,
  )
}

async function reachField(shop: Shop, label: string): Promise<void> {
  const field = shop.field(label)
  await tabTo(shop, () => field.evaluate((input) => input === document.activeElement), label)
}

async function tabTo(shop: Shop, isThere: () => Promise<boolean>, name: string, key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < 120; stops += 1) {
    if (await isThere()) return
    await shop.page.keyboard.press(key)
    expect(await focusProblem(shop), `after ${key} on the way to ${name}`).toBeUndefined()
  }
  throw new Error(`Tab does not lead to ${name}`)
}

/** The problem with the focus: on nothing, out of view, or without a ring. */
function focusProblem(shop: Shop): Promise<string | undefined> {
  return shop.page.evaluate(() => {
    const { activeElement: focused } = document
    if (!focused || focused === document.body) return 'on nothing'
    const { top, bottom, left, right } = focused.getBoundingClientRect()
    const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    if (!isInView) return `out of sight: ${focused.outerHTML.slice(0, 90)}`
    const rings = [undefined, '::after'].map((part) => getComputedStyle(focused, part).outlineStyle)
    return rings.every((style) => style === 'none') ? `no ring: ${focused.outerHTML.slice(0, 90)}` : undefined
  })
}

for (const { width, height } of [
  { width: 1366, height: 768 },
  { width: 320, height: 568 },
]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } })

    test('a whole purchase can be made using only the keyboard', async ({ shop }) => {
      const { keyboard } = shop.page
      const type = async (label: string, text: string) => {
        await reachField(shop, label)
        await keyboard.type(text)
      }
      await shop.goto('/products/1')
      await reach(shop, 'button', 'Add to Cart')
      await keyboard.press('Enter')
      await shop.expectCart(1)
      const isAtCart = () => shop.cartLink.evaluate((link) => link === document.activeElement)
      await tabTo(shop, isAtCart, 'the cart', 'Shift+Tab')
      await keyboard.press('Enter')
      await expect(shop.page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
      await reach(shop, 'link', 'Sign in to check out')
      await keyboard.press('Enter')
      await expect(shop.page).toHaveURL('/login')
      await reach(shop, 'link', 'Create an account')
      await keyboard.press('Enter')
      await expect(shop.page).toHaveURL('/register')
      await type('Full name', customer.name)
      await type('Email', customer.email)
      await type('Password', shop.secrets.add(customer.password))
      await type('Confirm password', customer.password)
      await keyboard.press('Enter')

      await expect(shop.page).toHaveURL('/checkout')
      for (const [label, text] of Object.entries(address).slice(3)) await type(label, text)
      await reachField(shop, 'Country')
      await keyboard.type('United S')
      await type('Card number', shop.secrets.add(card.number))
      await type('Expiry date', card.expiry)
      await type('CVV', shop.secrets.add(card.code))
      await expect(shop.page.locator('body')).toHaveJSProperty('scrollLeft', 0)
      await reach(shop, 'button', 'Place Order')
      await keyboard.press('Enter')
      await expect(shop.page).toHaveURL(/\/order-confirmation\?order=/)
      await expect(shop.heading).toBeFocused()
      await reach(shop, 'link', 'View Order History')
      await keyboard.press('Enter')
      await expect(shop.articles).toHaveCount(1)
      const overflow = () =>
        shop.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(await overflow()).toBe(0)
    })
  })
}
