import { expect, type Route } from '@playwright/test'
import fc from 'fast-check'
import { testLimit } from '../wait.ts'
import { failedRequests } from './fixtures/page-errors.ts'
import { polled } from './fixtures/polled.ts'
import { changeAddress, press } from './fixtures/presses.ts'
import { test } from './fixtures/shop-test.ts'
import { breakSources, sourceErrors } from './fixtures/sources.ts'
import { repetitions, reportFigure } from './fixtures/storm.ts'

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(document.domain)</script>',
  '\u202Egnp.exe\u202C \u2066reversed\u2069',
  'Z\u0351\u036B\u0343\u036A\u0302a\u036B\u033D\u034Fl\u0334g\u0319o'.repeat(4),
  `${'W'.repeat(300)} without a break`,
  '\u0000\u0007 controls \uD83D',
  '{{constructor.constructor("alert(1)")()}}',
  '\u5546\u54C1 \u0645\u0646\u062A\u062C \u{1F6D2}\u200D\u{1F6D2}',
]

/** A product list with hostile texts in the format of one of the sources. */
function hostileList(count: number, shape: 'one' | 'two'): string {
  const products = Array.from({ length: count }, (_, at) => {
    const text = `${hostile[at % hostile.length]} ${at}`
    const common = {
      id: at + 1,
      title: text,
      price: (at % 5_000) + 0.99,
      description: text.repeat(3),
      category: hostile[at % 3],
    }
    return shape === 'one'
      ? { ...common, image: `javascript:alert(${at})`, rating: { rate: at % 6, count: at } }
      : { ...common, thumbnail: `javascript:alert(${at})`, images: [], rating: at % 6, stock: at }
  })
  return JSON.stringify(shape === 'one' ? products : { products })
}

/**
 * Runs in the page. Makes the shop wait longer: such a large body passes through the test process, which can take longer than the
 * shop's time limit.
 */
function waitLongerForAnswers(): void {
  const { setTimeout: originalSetTimeout } = window
  const shopTimeout = 8_000
  const longerTimeout = (act: () => void, wait?: number) =>
    originalSetTimeout(act, wait === shopTimeout ? 10 * shopTimeout : wait)
  Object.assign(window, { setTimeout: longerTimeout })
}

test('100,000 products with hostile text from each source are sold like any others', {
  tag: '@storm',
}, async ({ shop, context, pageErrors }) => {
  const count = repetitions(20_000, 100_000)
  pageErrors.expect(failedRequests)
  for (const source of ['one', 'two'] as const) {
    const body = hostileList(count, source)
    await context.route(`**/sources/${source}/products?**`, (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    )
  }
  await shop.page.addInitScript(() => Object.assign(window, { alert: () => console.error('It has run.') }))
  await shop.page.addInitScript(waitLongerForAnswers)
  await shop.goto('/products')
  const status = shop.notice(`${(2 * count).toLocaleString('en-US')} products`)
  await expect(status).toBeVisible({ timeout: 60_000 })
  await expect(shop.articles.first()).toBeVisible()
  const cards = await shop.articles.count()
  expect(cards).toBeLessThan(60)
  await shop.field('Sort by').selectOption('price-high-low')
  await expect(shop.articles.first()).toContainText('$4,999.99')
  await changeAddress(shop.page, '/products?search=exe')
  /** The text "exe" is in one of eight titles, and in one of three categories. */
  const found =
    2 * Array.from({ length: count }, (_, at) => at % 8 === 2 || at % 3 === 2).filter(Boolean).length
  await expect(shop.notice(`${found.toLocaleString('en-US')} products`)).toBeVisible({
    timeout: 30_000,
  })
  await press(shop.page, /^Add .* to cart$/)
  await shop.expectCart(1)
  await polled(() => shop.storedItems()).toBe(1)
  reportFigure(
    'Enormous sources',
    `${(2 * count).toLocaleString('en-US')} products of hostile text: list, sort, search, add`,
    `all listed, ${cards} cards in the page, 0 scripts run`,
  )
})

test('sources that answer differently on every call break nothing', { tag: '@storm' }, async ({
  shop,
  context,
  pageErrors,
}) => {
  const visits = repetitions(6, 40)
  test.setTimeout(testLimit + visits * 5_000)
  pageErrors.expect(...sourceErrors, /The categories could not be read/)
  await shop.addToCart(1)
  await shop.addToCart(1_001)
  const answers = fc.sample(fc.oneof(fc.jsonValue(), anyList('one'), anyList('two'), anyText), {
    seed: 20_251_121,
    numRuns: 3_000,
  })
  let call = 0
  await breakSources(context, (route: Route) => {
    const answer = answers[call % answers.length]
    call += 1
    const status = [200, 200, 200, 404, 500][call % 5] ?? 200
    return route.fulfill({
      status,
      contentType: 'application/json',
      body: typeof answer === 'string' ? answer : JSON.stringify(answer),
    })
  })
  const paths = [
    '/',
    '/products',
    '/products/1',
    '/products/1001',
    '/products?sort=rating&stock=in',
    '/login',
  ]
  for (let visit = 0; visit < visits; visit += 1) {
    const path = paths[visit % paths.length] ?? '/'
    await shop.goto(path)
    await expect(shop.heading, `${path} at visit ${visit}`).toHaveCount(1)
    await expect(shop.heading, `${path} at visit ${visit}`).not.toHaveText('Unexpected Application Error!')
    await shop.expectCart(2)
  }
  expect(await shop.storedItems()).toBe(2)
  reportFigure(
    'Changing sources',
    `${visits} visits, ${call} answers, each a different one`,
    '0 screens failed, the cart is unchanged',
  )
})

const anyText = fc.oneof(fc.string(), fc.constantFrom('', 'null', '[', '<!doctype html>', '{"products":'))

/** A list in which some items are valid and some are not. */
function anyList(shape: 'one' | 'two'): fc.Arbitrary<unknown> {
  const product = fc.record(
    {
      id: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.jsonValue()),
      title: fc.oneof(fc.constantFrom(...hostile), fc.jsonValue()),
      price: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.double(), fc.jsonValue()),
      category: fc.oneof(fc.constantFrom('electronics', 'tools'), fc.jsonValue()),
      description: fc.oneof(fc.string(), fc.jsonValue()),
      image: fc.oneof(fc.constant('/art/hero.svg'), fc.jsonValue()),
      rating: fc.oneof(fc.record({ rate: fc.double(), count: fc.nat() }), fc.double(), fc.jsonValue()),
      stock: fc.oneof(fc.nat(5), fc.jsonValue()),
    },
    { requiredKeys: ['id'] },
  )
  return fc.array(product, { maxLength: 40 }).map((products) => (shape === 'one' ? products : { products }))
}
