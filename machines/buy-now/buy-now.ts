import { isExpired } from '../domain/card.ts'
import type { ShippingAddress } from '../domain/order.ts'
import type { SavedCard } from '../domain/saved-cards.ts'
import { hasCompleteAddress, type UserSettings } from '../domain/settings.ts'

/** The card and the shipping address for an order without the checkout form. */
export interface BuyNowOffer {
  card: SavedCard
  shipping: ShippingAddress
}

/** `undefined` if a card or an address is missing; `'expired'` if the default card has expired. */
export type OfferResult = BuyNowOffer | 'expired' | undefined

export function offerFrom(
  settings: UserSettings | undefined,
  cards: readonly SavedCard[],
  now: number,
): OfferResult {
  const card = cards.find(({ isDefault }) => isDefault)
  if (!card || !settings || !hasCompleteAddress(settings)) return undefined
  if (isExpired(card.expiryDate, now)) return 'expired'
  const { firstName, lastName, email, address } = settings
  const { street, ...rest } = address
  return { card, shipping: { firstName, lastName, email, address: street, ...rest } }
}

export function isSameOffer(offer: BuyNowOffer, other: OfferResult): boolean {
  return JSON.stringify(offer) === JSON.stringify(other)
}
