import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { placeOrder } from '../browser/fixtures/checkout.ts'
import { administrator, register, signIn } from '../browser/fixtures/people.ts'
import type { Shop } from '../browser/fixtures/shop.ts'
import { test } from '../browser/fixtures/shop-test.ts'
import { settled, walkTo } from '../browser/fixtures/walk.ts'
import { galleryPage, type Look, looks, places } from './places.ts'

const folder = join(import.meta.dirname, 'pictures')

test.setTimeout(480_000)

test.beforeEach(async ({ context }) => {
  // The featured products and the numbers of orders are random. The name of the window keeps the sequence across page loads.
  await context.addInitScript(() => {
    let seed = Number(window.name) || 7
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      window.name = String(seed)
      return seed / 2_147_483_647
    }
  })
})

/** Takes a picture with a reduced size that is still readable. */
async function take(shop: Shop, name: string, scale: number): Promise<void> {
  const { page } = shop
  await page.evaluate(async () => {
    const pictures = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete)
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
  })
  mkdirSync(folder, { recursive: true })
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 72,
    clip: { x: 0, y: await page.evaluate(() => scrollY), ...size, scale },
  })
  await session.detach()
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
}

/** Waits until earlier toasts are gone. */
async function waitForToasts(shop: Shop): Promise<void> {
  await expect(shop.page.getByRole('region', { name: 'Messages' }).getByRole('status')).toHaveCount(0)
}

async function takeAll(shop: Shop, look: Look, audience: 'public' | 'customer'): Promise<void> {
  for (const { path, name } of places.filter((place) => place.audience === audience)) {
    const previousHeading = await shop.heading.innerText()
    await walkTo(shop, path)
    await expect(shop.heading).not.toHaveText(previousHeading)
    await settled(shop)
    // Removes the focus from the heading, which has it after navigation.
    await shop.page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    )
    await take(shop, `${name}-${look.name}`, look.scale)
  }
}

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ viewport: look.viewport, colorScheme: look.colorScheme })

    test('every route', async ({ shop }) => {
      await shop.goto('/about')
      await takeAll(shop, look, 'public')
      await register(shop)
      for (const id of [4, 9]) {
        await shop.addToCart(id)
        await placeOrder(shop)
      }
      await waitForToasts(shop)
      await take(shop, `order-confirmation-${look.name}`, look.scale)
      for (const id of [3, 12, 16, 1016]) {
        await walkTo(shop, `/products/${id}`)
        await shop.button('Wishlist').click()
        await shop.button('Add to Cart').click()
      }
      await shop.expectCart(4)
      await waitForToasts(shop)
      await takeAll(shop, look, 'customer')
    })

    test('the administrator’s page for a new product', async ({ shop }) => {
      await signIn(shop, administrator)
      await walkTo(shop, '/products/new')
      await waitForToasts(shop)
      await take(shop, `products-new-${look.name}`, look.scale)
    })
  })
}

test('the gallery page', () => {
  writeFileSync(join(import.meta.dirname, 'README.md'), galleryPage())
})

for (const { name, viewport, colorScheme, scale } of looks) {
  test.describe(`the machine room, ${name}`, () => {
    test.use({ colorScheme })

    test('shows the cart', async ({ shop }) => {
      await shop.goto('/products/1')
      const room = await shop.anotherTab()
      await room.page.setViewportSize(name === 'phone' ? viewport : { width: 1600, height: 1000 })
      await room.page.goto('/inspect?machine=cart&log-actor=cart')
      const figure = room.page.getByRole('figure', { name: 'cart statechart' })
      await figure.locator('[data-state="cart.settled"]').waitFor()
      const hint = room.page.getByRole('tabpanel').getByRole('button', { name: 'Got it' })
      if (await hint.isVisible()) await hint.click()
      await shop.button('Add to Cart').click()
      await shop.expectCart(1)
      await expect(room.page.getByRole('log', { includeHidden: true })).toContainText('cart.add')
      await take(room, `machine-room-${name}`, name === 'phone' ? scale : 0.7)
    })
  })
}
