import { expect, type Locator } from '@playwright/test'
import { seedCustomer, seedOrder } from './fixtures/seed.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { settled, walkTo } from './fixtures/walk.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** Fields, buttons, cards and overlays without an edge, neither their own nor that of a parent. */
function edgelessIn({ page }: Shop): Promise<string[]> {
  return page.evaluate(() => {
    const edgeOf = (element: Element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element)
      const { backgroundColor } = getComputedStyle(document.body)
      return (
        Number.parseFloat(borderTopWidth) >= 1 &&
        borderTopStyle !== 'none' &&
        borderTopColor !== backgroundColor
      )
    }
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.matches('[type="range"], [type="checkbox"], [type="radio"], [type="file"], [role="menuitem"]')
    const parts = [
      ...document.querySelectorAll('input, select, textarea, button, article, dialog, .sc-toast'),
    ]
    const surroundings = (part: Element) =>
      [
        part,
        part.firstElementChild,
        part.parentElement,
        part.parentElement?.parentElement,
        part.previousElementSibling,
      ].filter((one) => !!one)
    return parts
      .filter((part) => isVisible(part) && !surroundings(part).some(edgeOf))
      .map((part) => `${part.tagName} ${part.getAttribute('aria-label') ?? part.textContent.slice(0, 30)}`)
  })
}

async function expectEdges(shop: Shop, where: string): Promise<void> {
  expect.soft({ where, edgeless: await edgelessIn(shop) }).toEqual({ where, edgeless: [] })
}

/** The background and the border width, which distinguish selected controls from others. */
function lookOf(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element)
    return `${backgroundColor} ${borderTopWidth}`
  })
}

function colorsOf(control: Locator): Promise<string[]> {
  return control.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element)
    return [backgroundColor, color]
  })
}

/** Retries, because the background may still be in a transition. */
async function expectApart(chosen: Locator, other: Locator): Promise<void> {
  await expect(async () => expect(await lookOf(chosen)).not.toBe(await lookOf(other))).toPass()
}

test('every part of the shop has a visible edge', async ({ shop }) => {
  const { page } = shop
  await shop.goto('/about')
  for (const path of ['/', '/products', '/products/1', '/login', '/register', '/contact']) {
    await walkTo(shop, path)
    await expectEdges(shop, path)
  }
  await shop.button('Send Message').click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused()
  await expectEdges(shop, 'a refusal')
  await shop.button('Preferences').click()
  await expectEdges(shop, 'preferences')
  await walkTo(shop, '/products/1')
  await shop.button('Add to Cart').click()
  await expect(shop.toast('Added to cart!')).toBeVisible()
  await expectEdges(shop, 'a toast')
  await shop.cartLink.click()
  await settled(shop)
  await expectEdges(shop, 'the cart beside the page')
})

test('selected controls and the focus are visible', async ({ shop }) => {
  const { page } = shop
  await shop.goto('/products')
  await shop.hydrated()
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expectApart(nav.getByRole('link', { name: 'Products' }), nav.getByRole('link', { name: 'About' }))
  const hearts = shop.articles.getByRole('button', { name: / to wishlist$/ })
  await hearts.first().click()
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
  await expectApart(hearts.first(), hearts.nth(1))
  const search = page.getByRole('combobox', { name: 'Search the shop' })
  await search.fill('ring')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  await search.press('ArrowDown')
  await expectApart(options.first(), options.nth(1))
  await search.press('Escape')

  await walkTo(shop, '/login')
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(
        document.activeElement ?? document.body,
      )
      const { backgroundColor } = getComputedStyle(document.body)
      const isVisible =
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== backgroundColor
      return { on: document.activeElement?.outerHTML.slice(0, 80), isVisible }
    })
    expect.soft(ring).toEqual({ on: ring.on, isVisible: true })
  }
})

test('the menu of a narrow window marks the current page as the header does, also under the pointer', async ({
  shop,
}) => {
  const { page } = shop
  await shop.goto('/products')
  await shop.hydrated()
  const current = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' })
  const inHeader = await colorsOf(current)
  await page.setViewportSize({ width: 400, height: 800 })
  await shop.button('Open menu').click()
  await expect(async () => expect(await colorsOf(current)).toEqual(inHeader)).toPass()
  await current.hover()
  await expect(async () => expect(await colorsOf(current)).toEqual(inHeader)).toPass()
})

test('edges are visible in a customer’s account and in the machine room', async ({ shop }) => {
  const { page } = shop
  await seedCustomer(shop)
  await shop.addToCart(1)
  await expectEdges(shop, '/products/1')
  await walkTo(shop, '/cart')
  await expectEdges(shop, '/cart')
  await seedOrder(shop)
  await expectEdges(shop, 'confirmation')
  for (const path of ['/profile/wishlist', '/profile/payment', '/profile/settings', '/profile/orders']) {
    await walkTo(shop, path)
    await expectEdges(shop, path)
  }
  const account = page.getByRole('main').getByRole('navigation')
  await expectApart(
    account.getByRole('link', { name: 'My Orders' }),
    account.getByRole('link', { name: 'Settings' }),
  )
  await expectApart(shop.button('By month'), shop.button('By category'))
  const room = await shop.anotherTab()
  await room.page.goto('/inspect')
  const tabs = room.page.getByRole('tab')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await expectApart(tabs.first(), tabs.nth(1))
})
