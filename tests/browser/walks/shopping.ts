import type { Shop } from '../fixtures/shop.ts'

/** A model of the shop: the expected state, tracked without reading the shop. */

export type Who = 'guest' | 'customer' | 'administrator'
/** Quantities by product id. */
export type Basket = Map<number, number>

interface Stop {
  path: string
  /** The path to return to after signing in. */
  from?: string
}

export interface Shopping {
  who: Who
  /** The accounts with at least one sign-in. */
  opened: Set<Who>
  baskets: Record<Who, Basket>
  wishes: Record<Who, Set<number>>
  /** Newest first. */
  orders: Record<Who, Basket[]>
  cards: Record<Who, number>
  areSourcesUp: boolean
  /** Whether the page was loaded while no source answered. */
  isPartial: boolean
  stops: Stop[]
  at: number
}

const each = <Value>(make: () => Value): Record<Who, Value> => ({
  guest: make(),
  customer: make(),
  administrator: make(),
})

export function openedShop(): Shopping {
  return {
    who: 'guest',
    opened: new Set(),
    baskets: each(() => new Map()),
    wishes: each(() => new Set()),
    orders: each(() => []),
    cards: each(() => 0),
    areSourcesUp: true,
    isPartial: false,
    stops: [{ path: '/' }],
    at: 0,
  }
}

export function currentPath({ stops, at }: Shopping): string {
  return stops[at]?.path ?? '/'
}

export function basketOf({ baskets, who }: Shopping): Basket {
  return baskets[who]
}

/** Navigates to another page, which discards the forward history. */
export function navigate(shopping: Shopping, path: string): void {
  shopping.stops.length = shopping.at + 1
  shopping.stops.push({ path })
  shopping.at += 1
  applyRedirects(shopping)
}

export function navigateBack(shopping: Shopping): void {
  shopping.at -= 1
  applyRedirects(shopping)
}

export function navigateForward(shopping: Shopping): void {
  shopping.at += 1
  applyRedirects(shopping)
}

/** Changes the user, whose first sign-in adds the sample card. The open page may not be accessible to them. */
export function switchUser(shopping: Shopping, who: Who): void {
  if (shopping.who === 'guest') mergeGuestData(shopping, who)
  if (!shopping.opened.has(who)) shopping.cards[who] = 1
  shopping.opened.add(who)
  shopping.who = who
}

/** Applies redirects, which replace the requested page. */
export function applyRedirects(shopping: Shopping): void {
  const stop = shopping.stops[shopping.at]
  const next = stop && redirectOf(shopping, stop)
  if (!next) return
  shopping.stops[shopping.at] = next
  applyRedirects(shopping)
}

function redirectOf(shopping: Shopping, { path, from = '/' }: Stop): Stop | undefined {
  const isGuest = shopping.who === 'guest'
  if (isGuest) return isGuarded(path) ? { path: '/login', from: path } : undefined
  if (path === '/login' || path === '/register') return { path: from }
  if (path === '/products/new' && shopping.who !== 'administrator') return { path: '/profile/orders' }
  return path === '/checkout' && basketOf(shopping).size === 0 ? { path: '/cart' } : undefined
}

function isGuarded(path: string): boolean {
  return /^\/(cart|checkout|order-confirmation|profile|products\/new)/.test(path)
}

export function addItems(basket: Basket, id: number, quantity = 1): void {
  basket.set(id, (basket.get(id) ?? 0) + quantity)
}

/** Merges the guest's cart and wishlist into the account. */
function mergeGuestData({ baskets, wishes }: Shopping, who: Who): void {
  for (const [id, quantity] of baskets.guest) addItems(baskets[who], id, quantity)
  for (const id of wishes.guest) wishes[who].add(id)
  baskets.guest.clear()
  wishes.guest.clear()
}

export interface Step {
  name: string
  when(shopping: Shopping): boolean
  /** Takes the step in the shop, and updates the model. */
  take(shopping: Shopping, shop: Shop): Promise<void>
}
