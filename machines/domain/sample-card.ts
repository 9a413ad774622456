import type { SavedCard } from './saved-card.ts'
import type { User } from './user.ts'

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
