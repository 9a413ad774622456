import { expect, test } from 'vitest'
import { isKnownRoute } from '../../src/build/known-routes.ts'

const table = `/ /login /register /products /products/7 /products/new /cart /checkout /order-confirmation /about /contact
  /faq /shipping /returns /privacy /terms /profile /profile/orders /profile/wishlist /profile/payment /profile/settings
  /account/orders /categories/electronics /categories/men's%20clothing`

test.each(table.split(/\s+/))('%s is a screen', (path) => {
  expect(isKnownRoute(path)).toBe(true)
})

test.each([
  '/account',
  '/categories',
  '/profile/cards',
  '/Products',
  '/cart/1',
  '//',
  '/login/x',
  '/aboutus',
  '',
])('"%s" is none', (path) => {
  expect(isKnownRoute(path)).toBe(false)
})
