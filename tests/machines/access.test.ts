import { expect, it } from 'vitest'
import { accessTo, mayOpen, redirectOf, signInText } from '../../machines/domain/access.ts'
import { ada, grace } from '../../machines/fixtures/examples.ts'

it.each([
  '/account/orders',
  '/cart',
  '/checkout',
  '/order-confirmation',
  '/profile',
  '/profile/orders',
  '/profile/orders/order-1',
  '/profile/wishlist',
  '/profile/payment',
  '/profile/settings',
  '/profile/settings/password',
  '/cart/',
  '/cart//',
])('%s requires a sign-in', (path) => {
  expect(accessTo(path, 'admin')).toBe('signedIn')
})

it.each([
  '/',
  '//',
  '/products',
  '/products/7',
  '/contact',
  '/my/account/orders',
  '/account/orders/1',
  '/my/cart',
  '/carts',
  '/my/checkout',
  '/checkouts',
  '/my/order-confirmation',
  '/order-confirmations',
  '/my/profile',
  '/my/profile/orders',
  '/profiles',
  '/profile/ordersX',
  '/profile/friends',
  '/my/login',
])('%s is public', (path) => {
  expect(accessTo(path, 'admin')).toBe('public')
})

it('opens some routes to guests only, and one to users who may add products', () => {
  expect(['/login', '/register', '/login/'].map((path) => accessTo(path, 'admin'))).toEqual([
    'guestOnly',
    'guestOnly',
    'guestOnly',
  ])
  expect([accessTo('/products/new', 'admin'), accessTo('/products/new', 'signedIn')]).toEqual([
    'admin',
    'signedIn',
  ])
})

it('lets each kind of user open the routes that they have access to', () => {
  const opens = (access: Parameters<typeof mayOpen>[0]) =>
    [undefined, ada, grace].map((user) => mayOpen(access, user))
  expect(opens('public')).toEqual([true, true, true])
  expect(opens('guestOnly')).toEqual([true, false, false])
  expect(opens('signedIn')).toEqual([false, true, true])
  expect(opens('admin')).toEqual([false, false, true])
})

it('names the reason for the sign-in', () => {
  expect(signInText({ path: '/profile/settings/password' })).toBe('loginForSettings')
  expect(signInText({ path: '/cart' })).toBe('loginToContinue')
  expect(signInText({ path: '/my/profile/settings' })).toBe('loginToContinue')
})

it.each([
  ['/account/orders', '/profile/orders'],
  ['/account/orders/', '/profile/orders'],
  ['/profile', '/profile/orders'],
  ['/profile/', '/profile/orders'],
  ['/my/profile', undefined],
  ['/profile/settings', undefined],
  ['/categories/jewelery', '/products?category=jewelery'],
  ['/categories/jewelery/', '/products?category=jewelery'],
  ['/my/categories/jewelery', undefined],
  ['/categories/jewelery/rings', undefined],
  ['/categories', undefined],
  ['/', undefined],
])('redirects the path %s to %s', (path, other) => {
  expect(redirectOf(path)).toBe(other)
})
