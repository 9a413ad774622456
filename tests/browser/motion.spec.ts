import { expect, type Page } from '@playwright/test'
import { failedRequests } from './fixtures/page-errors.ts'
import { watchShifts } from './fixtures/paint.ts'
import { seedAdministrator, seedOrder } from './fixtures/seed.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { bannersLoaded, openPaths, ownPaths, settled } from './fixtures/walk.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Records every view transition, and every movement that is long enough to be seen. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { transitions: 0, movements: [] as string[] }
    Object.assign(window, { seen })
    const { startViewTransition } = Document.prototype
    Document.prototype.startViewTransition = function (change) {
      seen.transitions += 1
      return startViewTransition.call(this, change)
    }
    const record = ({ effect }: Animation) => {
      const length = Number(effect?.getComputedTiming().duration)
      if (length > 1 && effect instanceof KeyframeEffect) seen.movements.push(`${effect.target?.className}`)
    }
    // Not once per frame: on a busy computer, a short animation can begin and end between two frames.
    const { animate } = Element.prototype
    Element.prototype.animate = function (...options) {
      const animation = animate.apply(this, options)
      record(animation)
      return animation
    }
    const onStyleAnimation = ({ target }: Event) => {
      if (target instanceof Element) target.getAnimations().forEach(record)
    }
    for (const type of ['transitionrun', 'animationstart'])
      document.addEventListener(type, onStyleAnimation, true)
  })
}

function motionSeen(page: Page): Promise<{ transitions: number; movements: string[] }> {
  return page.evaluate(() => {
    const { seen } = window as Window & { seen?: { transitions: number; movements: string[] } }
    return seen ?? { transitions: -1, movements: ['not recorded'] }
  })
}

/** Triggers every animation of the shop. */
async function triggerAnimations(shop: Shop): Promise<void> {
  await shop.goto('/about')
  // Before hydration, a link is a full page load without a view transition.
  await shop.hydrated()
  await shop.header.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(shop.heading).toHaveText('Discover Our Collection')
  const card = shop.articles.first()
  await card.getByRole('button', { name: /to wishlist$/ }).click()
  await card.getByRole('button', { name: /to cart$/ }).click()
  await expect(shop.toast('Added to cart!')).toBeVisible()
  await shop.expectCart(1)
  await shop.cartLink.click()
  await expect(shop.page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  await shop.page.keyboard.press('Escape')
}

test('a new screen has a view transition; an update of the same screen and going back have none', async ({
  shop,
}) => {
  const { page } = shop
  await watchMotion(page)
  await triggerAnimations(shop)
  const { transitions, movements } = await motionSeen(page)
  expect(transitions).toBe(1)
  expect(movements).not.toEqual([])
  await page.goBack()
  await expect(shop.heading).toHaveText(/About/)
  expect((await motionSeen(page)).transitions).toBe(1)
})

test('a second click during the transition wins', async ({ shop }) => {
  const { page } = shop
  await shop.goto('/about')
  await shop.header.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(shop.heading).toHaveText(/Contact/)
  await page.evaluate(() => {
    for (const name of ['About', 'Home', 'Contact', 'Home'])
      [...document.querySelectorAll<HTMLElement>('header nav a')]
        .find(({ textContent }) => textContent === name)
        ?.click()
  })
  await expect(page).toHaveURL('/')
  await expect(shop.articles).toHaveCount(8)
})

/** Must be called after an input: waits until the code for motion is loaded and two more frames are painted. */
async function motionLoaded({ page }: Shop): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/motion-')),
  )
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

test('the buttons of a cart line stay the same elements when the code for motion is loaded', async ({
  shop,
}) => {
  await seedAdministrator(shop)
  await shop.addToCart(1)
  await shop.goto('/cart')
  const plus = await shop.page.getByRole('button', { name: /^Increase quantity of/ }).elementHandle()
  await shop.page.mouse.move(20, 200)
  await motionLoaded(shop)
  await plus?.evaluate((button: HTMLElement) => button.click())
  await shop.expectCart(2)
})

test('a cart line fades out when it is removed', async ({ shop }) => {
  const { page } = shop
  await watchMotion(page)
  await shop.addToCart(2)
  await shop.addToCart(1)
  await bannersLoaded(page)
  await shop.cartLink.hover()
  await motionLoaded(shop)
  await shop.cartLink.click()
  const lines = page.getByRole('dialog', { name: 'Your cart' }).getByRole('listitem')
  const first = await lines.first().elementHandle()
  await lines
    .first()
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(lines).toHaveCount(1)
  await page.waitForFunction((line) => !line?.isConnected, first)
  expect((await motionSeen(page)).movements).toContain(await first?.getAttribute('class'))
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing is animated', async ({ shop }) => {
    await watchMotion(shop.page)
    await triggerAnimations(shop)
    expect(await motionSeen(shop.page)).toEqual({ transitions: 0, movements: [] })
  })

  test('a changed style applies immediately, not in the next frame', async ({ shop }) => {
    await shop.goto('/products')
    const positions = await shop.page.evaluate(() => {
      const cell = document.querySelector<HTMLElement>('.sc-grid-cell')
      return ['10px', '90px'].map((left) => {
        cell?.style.setProperty('left', left)
        return cell && getComputedStyle(cell).left
      })
    })
    expect(positions).toEqual(['10px', '90px'])
  })
})

const windows = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]

async function expectStillness(shop: Shop, paths: readonly string[], sizes = windows): Promise<void> {
  const shifts = await watchShifts(shop.page)
  for (const viewport of sizes) {
    await shop.page.setViewportSize(viewport)
    for (const path of paths) {
      await shop.goto(path)
      await settled(shop)
      const where = `${path}, ${viewport.width} wide`
      expect.soft({ where, moved: await shifts() }).toEqual({ where, moved: [] })
    }
  }
}

const furtherPaths = ['/products?category=electronics&sort=rating', '/nothing-here']

test('no page has layout shifts', async ({ shop, pageErrors }) => {
  pageErrors.expect(failedRequests)
  await expectStillness(shop, [...openPaths, ...furtherPaths])
})

test('the text of a product card does not move if the HTML of its picture arrives later', async ({
  shop,
}) => {
  await shop.goto('/products')
  const body = shop.page.locator('.sc-card-body').first()
  const moved = await body.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    const picture = element.nextElementSibling
    // Hidden and not removed, because React may still update it.
    if (picture instanceof HTMLElement) picture.style.display = 'none'
    return element.getBoundingClientRect().top - top
  })
  expect(moved).toBe(0)
})

test.describe('in the dark theme, in Spanish', () => {
  test.use({ colorScheme: 'dark', locale: 'es-ES' })

  test('no page has layout shifts', async ({ shop, pageErrors }) => {
    pageErrors.expect(failedRequests)
    // One page of each layout: the others differ only in their texts.
    const paths = ['/', '/products', '/products/1', '/faq', '/contact', '/register', '/nothing-here']
    await expectStillness(shop, paths, windows.slice(0, 1))
  })
})

test('a signed-in customer with a filled cart sees no layout shifts', async ({ shop }) => {
  await seedAdministrator(shop)
  await shop.addToCart(1)
  await seedOrder(shop)
  await shop.addToCart(2)
  await expectStillness(shop, ['/', '/products', '/products/2', '/faq', '/checkout', ...ownPaths])
})
