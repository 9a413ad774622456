import type { SavedCard } from '../card/saved-card.ts'

export type CardsChange = { type: 'card.default'; id: string } | { type: 'card.remove'; id: string }

/** Exactly one card is the default, or none; removing it leaves none until one is chosen. */
export function applyToCards(cards: SavedCard[], change: CardsChange): SavedCard[] {
  if (change.type === 'card.remove') return cards.filter(({ id }) => id !== change.id)
  if (!cards.some(({ id }) => id === change.id)) return cards
  return cards.map((card) => ({ ...card, isDefault: card.id === change.id }))
}

/** A new card is the default only where it is the first. */
export function withCard(cards: SavedCard[], card: Omit<SavedCard, 'isDefault'>): SavedCard[] {
  return [...cards, { ...card, isDefault: cards.length === 0 }]
}
