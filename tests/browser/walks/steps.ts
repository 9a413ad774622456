import { expect } from '@playwright/test'
import { card, fillCheckout } from '../fixtures/checkout.ts'
import { administrator, customer } from '../fixtures/people.ts'
import type { Shop } from '../fixtures/shop.ts'
import { breakSources, faults } from '../fixtures/sources.ts'
import { cardSteps } from './card-steps.ts'
import { cartSteps } from './cart-steps.ts'
import {
  addItems,
  applyRedirects,
  basketOf,
  currentPath,
  navigate,
  navigateBack,
  navigateForward,
  type Shopping,
  type Step,
  switchUser,
} from './shopping.ts'

const addresses = [
  '/',
  '/products',
  '/products/1',
  '/products/2',
  '/products/5',
  '/about',
  '/login',
  '/register',
  '/cart',
  '/checkout',
  '/checkout',
  '/products/new',
  '/profile/orders',
  '/profile/wishlist',
  '/profile/payment',
  '/profile/settings',
  '/contact',
  '/nowhere',
]
const links = { Home: '/', Products: '/products', About: '/about', Contact: '/contact' }

const productAt = (shopping: Shopping) => Number(/^\/products\/(\d+)$/.exec(currentPath(shopping))?.[1] ?? 0)
const isAt = (path: string) => (shopping: Shopping) => currentPath(shopping) === path
const isSignedIn = ({ who }: Shopping) => who !== 'guest'

async function opens(shopping: Shopping, shop: Shop, path: string): Promise<void> {
  await shop.page.goto(path)
  shopping.isPartial = !shopping.areSourcesUp
  navigate(shopping, path)
}

async function signsIn(shop: Shop, { email, password }: { email: string; password: string }): Promise<void> {
  await shop.field('Email').fill(email)
  await shop.field('Password').fill(shop.secrets.add(password))
  await shop.button('Sign in').click()
}

async function submitsOrder(shop: Shop, number: string): Promise<void> {
  await fillCheckout(shop)
  await shop.field('Card number').fill(shop.secrets.add(number))
  await shop.button('Place Order').click()
}

let repair = async (): Promise<void> => {}

export const steps: readonly Step[] = [
  ...addresses.map(
    (path): Step => ({
      name: `opens ${path}`,
      when: (shopping) => currentPath(shopping) !== path,
      take: (shopping, shop) => opens(shopping, shop, path),
    }),
  ),
  ...Object.entries(links).map(
    ([name, path]): Step => ({
      name: `follows ${name}`,
      when: (shopping) => currentPath(shopping) !== path,
      async take(shopping, shop) {
        await shop.header.getByRole('link', { name, exact: true }).click()
        navigate(shopping, path)
      },
    }),
  ),
  {
    name: 'searches for shirts',
    when: (shopping) => currentPath(shopping) !== '/products',
    async take(shopping, shop) {
      await shop.page.getByRole('combobox', { name: 'Search the shop' }).fill('shirt')
      await shop.page.keyboard.press('Enter')
      navigate(shopping, '/products')
    },
  },
  {
    name: 'adds the product',
    when: (shopping) => productAt(shopping) > 0,
    async take(shopping, shop) {
      await shop.button('Add to Cart').click()
      addItems(basketOf(shopping), productAt(shopping))
    },
  },
  {
    name: 'adds the product to the wishlist, or removes it',
    when: (shopping) => productAt(shopping) > 0,
    async take(shopping, shop) {
      const wishes = shopping.wishes[shopping.who]
      await shop.button('Wishlist').click()
      if (!wishes.delete(productAt(shopping))) wishes.add(productAt(shopping))
    },
  },
  ...cartSteps,
  {
    name: 'adds all products of the wishlist to the cart',
    when: (shopping) => isAt('/profile/wishlist')(shopping) && shopping.wishes[shopping.who].size > 0,
    async take(shopping, shop) {
      await shop.button('Add all to cart').click()
      for (const id of shopping.wishes[shopping.who]) addItems(basketOf(shopping), id)
    },
  },
  {
    name: 'opens the orders from the account menu',
    when: (shopping) => isSignedIn(shopping) && !isAt('/profile/orders')(shopping),
    async take(shopping, shop) {
      await shop.button('Account menu').click()
      await shop.page.getByRole('menuitem', { name: 'My Orders' }).click()
      navigate(shopping, '/profile/orders')
    },
  },
  {
    name: 'registers',
    when: (shopping) => isAt('/register')(shopping) && !shopping.opened.has('customer'),
    async take(shopping, shop) {
      await shop.field('Full name').fill(customer.name)
      await shop.field('Email').fill(customer.email)
      await shop.field('Password').fill(shop.secrets.add(customer.password))
      await shop.field('Confirm password').fill(customer.password)
      await shop.button('Create Account').click()
      switchUser(shopping, 'customer')
      applyRedirects(shopping)
    },
  },
  {
    name: 'signs in as the customer',
    when: (shopping) => isAt('/login')(shopping) && shopping.opened.has('customer'),
    async take(shopping, shop) {
      await signsIn(shop, customer)
      switchUser(shopping, 'customer')
      applyRedirects(shopping)
    },
  },
  {
    name: 'signs in as the administrator',
    when: isAt('/login'),
    async take(shopping, shop) {
      await signsIn(shop, administrator)
      switchUser(shopping, 'administrator')
      applyRedirects(shopping)
    },
  },
  {
    name: 'tries a wrong password',
    when: isAt('/login'),
    async take(_, shop) {
      await signsIn(shop, { ...administrator, password: 'let me in, please' })
      await expect(shop.page.getByRole('main').getByRole('alert')).toContainText('Login failed')
    },
  },
  {
    name: 'signs out',
    when: isSignedIn,
    async take(shopping, shop) {
      await shop.button('Account menu').click()
      await shop.page.getByRole('menuitem', { name: 'Sign Out' }).click()
      shopping.who = 'guest'
      shopping.stops[shopping.at] = { path: '/' }
    },
  },
  {
    name: 'orders what is in the cart',
    when: isAt('/checkout'),
    async take(shopping, shop) {
      await submitsOrder(shop, card.number)
      shopping.orders[shopping.who].unshift(new Map(basketOf(shopping)))
      basketOf(shopping).clear()
      navigate(shopping, '/order-confirmation')
    },
  },
  {
    name: 'pays with a card that is declined',
    when: isAt('/checkout'),
    async take(_, shop) {
      await submitsOrder(shop, '4000 0000 0000 0002')
      await expect(shop.page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible()
    },
  },
  {
    name: 'buys the last order again',
    when: (shopping) => isAt('/profile/orders')(shopping) && shopping.orders[shopping.who].length > 0,
    async take(shopping, shop) {
      await shop.button('Buy again').first().click()
      for (const [id, quantity] of shopping.orders[shopping.who][0] ?? [])
        addItems(basketOf(shopping), id, quantity)
    },
  },
  ...cardSteps,
  {
    name: 'goes back',
    when: ({ at }) => at > 0,
    async take(shopping, shop) {
      await shop.page.goBack({ waitUntil: 'commit' })
      navigateBack(shopping)
    },
  },
  {
    name: 'goes forward',
    when: ({ at, stops }) => at + 1 < stops.length,
    async take(shopping, shop) {
      await shop.page.goForward({ waitUntil: 'commit' })
      navigateForward(shopping)
    },
  },
  {
    name: 'reloads',
    when: () => true,
    async take(shopping, shop) {
      await shop.page.reload()
      shopping.isPartial = !shopping.areSourcesUp
      applyRedirects(shopping)
    },
  },
  {
    name: 'loses the sources',
    when: ({ areSourcesUp }) => areSourcesUp,
    async take(shopping, shop) {
      repair = await breakSources(shop.page.context(), faults.down)
      shopping.areSourcesUp = false
    },
  },
  {
    name: 'has the sources again',
    when: ({ areSourcesUp }) => !areSourcesUp,
    async take(shopping) {
      await repair()
      shopping.areSourcesUp = true
      shopping.isPartial = false // Requests that the page retries may be answered from now on.
    },
  },
]
