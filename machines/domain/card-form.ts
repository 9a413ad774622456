import { type CardFacts, cardCode, cardFacts, cardHolder, cardNumber, expiryDate } from './card-number.ts'
import { type FormValues, type Rules, textOf } from './form.ts'
import type { SavedCard } from './saved-cards.ts'
import { Secret } from './secret.ts'

export const noNumber = new Secret('cardNumber', '')
export const noCode = new Secret('cardCode', '')

export const blankCard: FormValues = {
  cardNumber: noNumber,
  cardHolder: '',
  expiryDate: '',
  cvv: noCode,
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

/** The facts about the typed card number. */
export function typedCardFacts({ cardNumber: number }: FormValues): CardFacts {
  return cardFacts(number instanceof Secret ? number : noNumber)
}

export function brandIn(values: FormValues): string {
  return typedCardFacts(values).brand
}

export function cardFrom(values: FormValues): NewCard {
  const { brand, last4 } = typedCardFacts(values)
  return {
    brand,
    last4,
    cardHolder: textOf(values.cardHolder).trim(),
    expiryDate: textOf(values.expiryDate),
  }
}
