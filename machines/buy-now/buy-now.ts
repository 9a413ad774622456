import { isExpired } from '../card/card.ts'
import type { SavedCard } from '../card/saved-card.ts'
import type { ShippingAddress } from '../orders/order.ts'
import { hasCompleteAddress, type UserSettings } from '../settings/settings.ts'

/** What an order can be placed with at once: the default card, and where to send it. */
export interface BuyNowOffer {
  card: SavedCard
  shipping: ShippingAddress
}

export function offerFrom(
  settings: UserSettings | undefined,
  cards: readonly SavedCard[],
  now: number,
): BuyNowOffer | undefined {
  const card = cards.find(({ isDefault }) => isDefault)
  if (!card || isExpired(card.expiryDate, now) || !settings || !hasCompleteAddress(settings)) return undefined
  const { firstName, lastName, email, address } = settings
  const { street, ...rest } = address
  return { card, shipping: { firstName, lastName, email, address: street, ...rest } }
}

export function isSameOffer(one: BuyNowOffer, other: BuyNowOffer | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
