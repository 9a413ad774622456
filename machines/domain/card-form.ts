import { cardCode, cardFacts, cardHolder, cardNumber, expiryAt } from './card-number.ts'
import { type FormValues, type Rules, textOf } from './form.ts'
import type { SavedCard } from './saved-cards.ts'
import { Secret } from './secret.ts'

const noNumber = new Secret('cardNumber', '')
const noCode = new Secret('cardCode', '')

export const blankCard: FormValues = { cardNumber: noNumber, cardHolder: '', expiryDate: '', cvv: noCode }

/** The data of a new card that leaves the form. */
export type NewCard = Omit<SavedCard, 'id' | 'isDefault' | 'sample'>

export function paymentRules(now: () => number): Rules {
  return {
    cardNumber,
    cardHolder,
    expiryDate: expiryAt(now),
    cvv: cardCode(brandIn),
  }
}

export function brandIn({ cardNumber: number }: FormValues): string {
  return number instanceof Secret ? cardFacts(number).brand : ''
}

export function cardFrom(values: FormValues): NewCard {
  const { brand, last4 } = cardFacts(values.cardNumber instanceof Secret ? values.cardNumber : noNumber)
  return {
    brand,
    last4,
    cardHolder: textOf(values.cardHolder).trim(),
    expiryDate: textOf(values.expiryDate),
  }
}
