import { expect, test } from 'vitest'
import { canonicalAddress, canonicalPath, matchRoute } from '../../machines/domain/canonical-path.ts'
import { routeAccess } from '../../machines/domain/routes.ts'
import { fc } from '../seeded.ts'

const table = `/ /login /register /products /products/7 /products/new /cart /checkout /order-confirmation /about /contact
  /faq /shipping /returns /privacy /terms /profile /profile/orders /profile/wishlist /profile/payment /profile/settings
  /account/orders /categories/electronics /categories/men's%20clothing /categories/Men's%20Clothing /products/NEW-1`

const canonical = table.split(/\s+/)

test.each(canonical)('the canonical route %s stays unchanged', (path) => {
  expect(canonicalPath(path)).toBe(path)
})

test.each([
  ['/CART', '/cart'],
  ['/Checkout', '/checkout'],
  ['/Profile/Payment', '/profile/payment'],
  ['/profile/%6Frders', '/profile/orders'],
  ['/profile/%6frders/', '/profile/orders'],
  ['/%63art', '/cart'],
  ['/products/NEW', '/products/new'],
  ['/products/%4eEW', '/products/new'],
  ['/products/%37', '/products/7'],
  ['/PRODUCTS/Abc/', '/products/Abc'],
  ['/cart/', '/cart'],
  ['/cart///', '/cart'],
  ['//', '/'],
  ['/order%2Dconfirmation', '/order-confirmation'],
  ['/Categories/Men%27s%20Clothing', '/categories/Men%27s%20Clothing'],
  ['/categories/caf%c3%a9', '/categories/caf%C3%A9'],
  ['/Categories/a%2fb', '/categories/a%2Fb'],
  ['/products/%2570', undefined],
  ['/PRODUCTS/%zz', '/products/%zz'],
  ['/PRODUCTS/%', '/products/%'],
])('%s becomes %s', (path, form) => {
  expect(canonicalPath(path)).toBe(form ?? path)
})

test.each([
  '/account',
  '/categories',
  '/profile/cards',
  '/cart/1',
  '/login/x',
  '/aboutus',
  '//evil.example',
  '//cart',
  '/profile//orders',
  '/profile%2Forders',
  '/%2Fcart',
  '/\\cart',
  '/products/..',
  '/products/%2e%2E/',
  '/%zz',
  '/%',
  'cart',
  '',
])('"%s" matches no route', (path) => {
  expect(matchRoute(path)).toBeUndefined()
  expect(canonicalPath(path)).toBeUndefined()
  expect(canonicalAddress({ path, search: '?a', hash: '' })).toBe(`${path}?a`)
})

test('an address keeps its query and its hash', () => {
  const place = { path: '/Cart/', search: '?From=Mail&to=%6F', hash: '#Top' }
  expect(canonicalAddress(place)).toBe('/cart?From=Mail&to=%6F#Top')
})

test('the screen for adding products matches before the product screens', () => {
  expect(matchRoute('/products/new')?.pattern).toBe('/products/new')
  expect(matchRoute('/products/News')?.pattern).toBe('/products/:id')
})

const written = (path: string) =>
  fc
    .array(fc.constantFrom('as it is', 'upper', 'encoded'), {
      minLength: path.length,
      maxLength: path.length,
    })
    .map((ways) => [...path].map((character, at) => writtenAs(ways[at], character)).join(''))

function writtenAs(way: string | undefined, character: string): string {
  if (way === 'upper') return character.toUpperCase()
  const isEncoded = way === 'encoded' && character !== '/'
  return isEncoded ? `%${character.charCodeAt(0).toString(16)}` : character
}

test('all spellings of a route have the same canonical form', () => {
  const paths = Object.keys(routeAccess).filter((pattern) => !pattern.includes(':'))
  const ways = fc.constantFrom(...paths).chain((path) => fc.tuple(fc.constant(path), written(path)))
  fc.assert(
    fc.property(ways, fc.constantFrom('', '/', '//'), ([path, way], end) => {
      expect(canonicalPath(way + end)).toBe(path)
    }),
  )
})

test('the canonical form of any path stays in the shop and is its own canonical form', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '%2e',
    '%2f',
    '%5c',
    '%',
    'CART',
    'products',
    'evil.example',
    ':',
    '@',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const form = canonicalPath(`/${parts.join('')}`)
      if (form === undefined) return
      expect(form).toMatch(/^\/(?![/\\])/)
      expect(new URL(form, 'https://shop.example').origin).toBe('https://shop.example')
      expect(canonicalPath(form)).toBe(form)
    }),
    { numRuns: 2_000 },
  )
})
