import { cardCode, cardFacts, cardHolder, cardNumber, expiryDate } from './card-number.ts'
import { type FormValues, type Rules, textOf } from './form.ts'
import type { SavedCard } from './saved-cards.ts'
import { Secret } from './secret.ts'

const emptyNumber = new Secret('cardNumber', '')
const emptyCode = new Secret('cardCode', '')

export const blankCard: FormValues = {
  cardNumber: emptyNumber,
  cardHolder: '',
  expiryDate: '',
  cvv: emptyCode,
}

/** The data of a new card that leaves the form. */
export type NewCard = Omit<SavedCard, 'id' | 'isDefault' | 'sample'>

export function paymentRules(now: () => number): Rules {
  return {
    cardNumber,
    cardHolder,
    expiryDate: expiryDate(now),
    cvv: cardCode(brandIn),
  }
}

export function brandIn({ cardNumber: number }: FormValues): string {
  return number instanceof Secret ? cardFacts(number).brand : ''
}

export function cardFrom(values: FormValues): NewCard {
  const { brand, last4 } = cardFacts(values.cardNumber instanceof Secret ? values.cardNumber : emptyNumber)
  return {
    brand,
    last4,
    cardHolder: textOf(values.cardHolder).trim(),
    expiryDate: textOf(values.expiryDate),
  }
}
