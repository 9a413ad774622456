import * as v from 'valibot'
import { expect, test } from 'vitest'
import { answer } from '../../src/demo/answer.ts'

const Text = v.pipe(v.string(), v.minLength(3))
const Price = v.pipe(v.number(), v.minValue(0.01))
const Rating = v.pipe(v.number(), v.minValue(0), v.maxValue(5))
const Whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const Address = v.pipe(v.string(), v.regex(/^\/pictures\/[a-z0-9-]+\.[0-9a-f]{10}\.svg$/))

const First = v.strictObject({
  id: Whole,
  title: Text,
  price: Price,
  description: Text,
  category: Text,
  image: Address,
  rating: v.strictObject({ rate: Rating, count: Whole }),
})

const Second = v.strictObject({
  id: Whole,
  title: Text,
  description: Text,
  category: Text,
  price: Price,
  rating: Rating,
  stock: Whole,
  brand: v.optional(Text),
  tags: v.array(Text),
  sku: Text,
  availabilityStatus: v.picklist(['In Stock', 'Low Stock', 'Out of Stock']),
  minimumOrderQuantity: v.literal(1),
  images: v.pipe(v.array(Address), v.minLength(1), v.maxLength(4)),
  thumbnail: Address,
})

/** Both sources return all of their products for this limit. */
const query = new URLSearchParams({ limit: '0' })
const bodyOf = (path: string): unknown => JSON.parse(answer({ method: 'GET', path, query })?.body ?? '')

const first = v.parse(v.array(First), bodyOf('/sources/one/products'))
const { products: second } = v.parse(
  v.looseObject({ products: v.array(Second) }),
  bodyOf('/sources/two/products'),
)
const all = [...first, ...second]
const prices = all.map((product) => product.price)

test('there are at least 20 and 100 products, numbered without a gap', () => {
  expect(first.length).toBeGreaterThanOrEqual(20)
  expect(second.length).toBeGreaterThanOrEqual(100)
  for (const list of [first, second])
    expect(list.map((product) => product.id)).toEqual(list.map((_, index) => index + 1))
})

test('no two products share a title or a description', () => {
  expect(new Set(all.map((product) => product.title.trim())).size).toBe(all.length)
  expect(new Set(all.map((product) => product.description)).size).toBe(all.length)
})

test('the sources share no category', () => {
  const ours = new Set(first.map((product) => product.category))
  const theirs = new Set(second.map((product) => product.category))
  expect(ours.size).toBe(4)
  expect(theirs.size).toBeGreaterThanOrEqual(8)
  expect([...theirs].filter((category) => ours.has(category))).toEqual([])
})

test('prices run from under 1 to over 5,000, with at most two decimals', () => {
  expect(Math.min(...prices)).toBeLessThan(1)
  expect(Math.max(...prices)).toBeGreaterThan(5000)
  for (const price of prices) expect(Number(price.toFixed(2))).toBe(price)
})

test('some products are out of stock', () => {
  const gone = second.filter((product) => product.stock === 0)
  expect(gone.length).toBeGreaterThanOrEqual(3)
  expect(gone.every((product) => product.availabilityStatus === 'Out of Stock')).toBe(true)
})

test('about a third of the second source has several images, and the first one is the thumbnail', () => {
  const galleries = second.filter((product) => product.images.length > 1)
  expect(galleries.length).toBeGreaterThanOrEqual(28)
  expect(galleries.length).toBeLessThanOrEqual(42)
  for (const product of second) expect(product.thumbnail).toBe(product.images[0])
})

test('titles contain quotes, ampersands and trailing spaces like real ones, and most products have no brand', () => {
  const titles = all.map((product) => product.title)
  for (const quirk of [/ $/, /"/, /&/, /'/]) expect(titles.some((title) => quirk.test(title))).toBe(true)
  expect(second.filter((product) => product.brand).length).toBeLessThan(50)
})
