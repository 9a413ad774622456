import type { User } from './user.ts'

/** All that is ever stored of a card. */
export interface SavedCard {
  id: string
  brand: string
  last4: string
  cardHolder: string
  /** MM/YY */
  expiryDate: string
  isDefault: boolean
  /** The card that every new account starts with. */
  sample?: true
}

export type CardsChange = { type: 'card.default'; id: string } | { type: 'card.remove'; id: string }

/** Exactly one card is the default, or none; removing it leaves none until one is chosen. */
export function applyToCards(cards: SavedCard[], change: CardsChange): SavedCard[] {
  if (change.type === 'card.remove') return cards.filter(({ id }) => id !== change.id)
  if (!cards.some(({ id }) => id === change.id)) return cards
  return cards.map((card) => ({ ...card, isDefault: card.id === change.id }))
}

type CardFacts = Pick<SavedCard, 'brand' | 'last4' | 'expiryDate'>

/** Brand, last four digits and expiry are all that is known of a card. */
export function isSameCard(one: CardFacts, other: CardFacts): boolean {
  return one.brand === other.brand && one.last4 === other.last4 && one.expiryDate === other.expiryDate
}

/** The sample card does not count: the shopper's own card may look the same. */
export function holdsCard(cards: readonly SavedCard[], card: CardFacts): boolean {
  return cards.some((saved) => !saved.sample && isSameCard(saved, card))
}

/** A new card is the default only where it is the first. */
export function withCard(cards: SavedCard[], card: Omit<SavedCard, 'isDefault'>): SavedCard[] {
  return [...cards, { ...card, isDefault: cards.length === 0 }]
}

/** The card that every new account starts with; it expires three years from now, so never in the past. */
export function sampleCard(user: Pick<User, 'id' | 'name'>, now: number): SavedCard {
  const year = (new Date(now).getFullYear() + 3) % 100
  return {
    id: `sample-${user.id}`,
    brand: 'visa',
    last4: '4242',
    cardHolder: user.name,
    expiryDate: `12/${String(year).padStart(2, '0')}`,
    isDefault: true,
    sample: true,
  }
}
