/** All that is ever kept of a card. */
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

export type UsedCard = Pick<SavedCard, 'brand' | 'last4'>
