import type { User } from './user.ts'

/** The stored data of a card. Its number and code are never stored. */
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

/** At most one card is the default. After it is removed there is none, until the shopper chooses another. */
export function applyToCards(cards: SavedCard[], change: CardsChange): SavedCard[] {
  if (change.type === 'card.remove') return cards.filter(({ id }) => id !== change.id)
  if (!cards.some(({ id }) => id === change.id)) return cards
  return cards.map((card) => ({ ...card, isDefault: card.id === change.id }))
}

type ComparedCard = Pick<SavedCard, 'brand' | 'last4' | 'expiryDate'>

/** Cards are compared by brand, last four digits and expiry, because their numbers are not stored. */
export function isSameCard(first: ComparedCard, second: ComparedCard): boolean {
  return (
    first.brand === second.brand && first.last4 === second.last4 && first.expiryDate === second.expiryDate
  )
}

/** Whether the card is already saved. The sample card does not count, because the shopper's own card may look the same. */
export function includesCard(cards: readonly SavedCard[], card: ComparedCard): boolean {
  return cards.some((saved) => !saved.sample && isSameCard(saved, card))
}

/** Adds a card. It becomes the default only if it is the first. */
export function withCard(cards: SavedCard[], card: Omit<SavedCard, 'isDefault'>): SavedCard[] {
  return [...cards, { ...card, isDefault: cards.length === 0 }]
}

/** The card that every new account starts with. It expires three years from now, so that it never starts as expired. */
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
