import { expect, type Page } from '@playwright/test'
import { polled } from '../fixtures/polled.ts'
import { seedCustomer } from '../fixtures/seed.ts'
import { reportUnharmed, sample, test } from './malice-test.ts'
import { addressPayloads, payloads } from './payloads.ts'

const places = {
  catalogue: '/products?search=*&category=*&sort=*&min=*&max=*&stock=*&rating=*&new=*&*=*#*',
  product: '/products/*?*=*#*',
  category: '/categories/*',
  order: '/order-confirmation?order=*&*=*#*',
  nowhere: '/*/*?*=*#*',
  signIn: '/login?from=*&next=*&returnTo=*#*',
}
const parameters = ['search', 'category', 'sort', 'min', 'max', 'stock', 'rating', 'new']

/** Visits the address pattern once for each payload, which replaces every star and is also the state of the history entry. */
async function visitAll(page: Page, place: string, texts: readonly string[]): Promise<void> {
  await page.evaluate(
    async ({ pattern, given }) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const nextTurn = () => new Promise((resolve) => setTimeout(resolve))
      for (const [at, text] of given.entries()) {
        const state = { key: text, state: { from: text, [text]: text }, [text]: text, idx: text, usr: text }
        history.pushState(state, '', pattern.replaceAll('*', encodeURIComponent(text)))
        dispatchEvent(new PopStateEvent('popstate', { state }))
        await (at % 10 === 0 ? nextFrame() : nextTurn())
      }
    },
    { pattern: place, given: texts },
  )
}

test.beforeEach(({ pageErrors }) => pageErrors.expect(/Failed fetching product/))

test('the catalogue’s address survives every payload as every query value', { tag: '@storm' }, async ({
  shop,
}) => {
  await shop.goto('/products')
  await visitAll(shop.page, places.catalogue, payloads)
  await expect(shop.page.getByRole('main').getByLabel('Search products')).toHaveValue(payloads.at(-1) ?? '')
  for (const text of sample(payloads, 2)) {
    const query = new URLSearchParams(parameters.map((name): [string, string] => [name, text]))
    await shop.page.goto(`/products?${query}#${encodeURIComponent(text)}`)
    await expect(shop.page.getByRole('main').getByLabel('Sort by')).toHaveValue('')
  }
})

test('every other address survives the payloads, for a guest and for a customer', { tag: '@storm' }, async ({
  shop,
}) => {
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await seedCustomer(shop)
    await shop.goto('/about')
    for (const place of [places.product, places.category, places.order, places.nowhere]) {
      await visitAll(shop.page, place, sample(payloads, 5))
      await expect(shop.heading).toHaveCount(1)
    }
  }
  reportUnharmed(
    'addresses',
    `${payloads.length} payloads as every value of an address, a hash, an entry of the history`,
  )
})

test('a return path in the history always stays in the shop', { tag: '@storm' }, async ({
  shop,
  baseURL,
}) => {
  const home = new URL(baseURL ?? '').origin
  await seedCustomer(shop)
  await shop.goto('/')
  const wanted = [
    ...addressPayloads,
    '/.//evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
  ]
  for (const from of wanted) {
    await shop.page.evaluate((text) => {
      history.pushState({ key: text, state: { from: text } }, '', '/login')
      dispatchEvent(new PopStateEvent('popstate'))
    }, from)
    await polled(() => new URL(shop.page.url()).pathname, from).not.toBe('/login')
    expect(new URL(shop.page.url()).origin, from).toBe(home)
    await expect(shop.header, from).toBeVisible()
  }
  await visitAll(shop.page, places.signIn, sample(payloads, 15))
  await polled(() => new URL(shop.page.url()).pathname).toBe('/')
})
