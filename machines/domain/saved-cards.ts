import type { SavedCard } from './saved-card.ts'

export type CardsChange = { type: 'card.default'; id: string } | { type: 'card.remove'; id: string }

/** Exactly one card is the default, or none; removing it leaves none until one is chosen. */
export function applyToCards(cards: SavedCard[], change: CardsChange): SavedCard[] {
  if (change.type === 'card.remove') return cards.filter(({ id }) => id !== change.id)
  if (!cards.some(({ id }) => id === change.id)) return cards
  return cards.map((card) => ({ ...card, isDefault: card.id === change.id }))
}

/** Brand, last four digits and expiry are all that is known of a card. The sample card is nobody's own. */
export function holdsCard(cards: readonly SavedCard[], card: Omit<SavedCard, 'id' | 'isDefault'>): boolean {
  return cards.some(
    ({ brand, last4, expiryDate, sample }) =>
      !sample && brand === card.brand && last4 === card.last4 && expiryDate === card.expiryDate,
  )
}

/** A new card is the default only where it is the first. */
export function withCard(cards: SavedCard[], card: Omit<SavedCard, 'isDefault'>): SavedCard[] {
  return [...cards, { ...card, isDefault: cards.length === 0 }]
}
