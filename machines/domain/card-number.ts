import cardValidator from 'card-validator'
import { amex, codeLengthOf, digitsOf, isAccepted, isExpired } from './card.ts'
import { type FieldValue, type FormFacts, type FormValues, isEmpty, type Rule, textOf } from './form.ts'
import { Secret } from './secret.ts'

export interface CardFacts {
  brand: string
  last4: string
  codeLength: number
}

/** The number of digits of a complete card number, determined by its first digits. */
export function cardNumberLength(digits: string): number {
  return cardValidator.number(digits).card?.type === amex ? 15 : 16
}

function numberText(value: FieldValue | undefined): string {
  return value instanceof Secret ? Secret.open(value) : ''
}

/** The facts about a card number that may leave the `Secret`. They never contain the whole number. */
export function cardFacts(number: Secret): CardFacts {
  const digits = digitsOf(Secret.open(number))
  const brand = cardValidator.number(digits).card?.type ?? ''
  return { brand, last4: digits.slice(-4), codeLength: codeLengthOf(brand) }
}

/** Formats the digits in groups as on the card: 4-4-4-4, or 4-6-5. */
export function groupedCardNumber(text: string): string {
  const digits = digitsOf(text)
  const length = cardNumberLength(digits)
  const gapIndexes = length === 15 ? [4, 10] : [4, 8, 12]
  return [...digits.slice(0, length)]
    .map((digit, index) => (gapIndexes.includes(index) ? ` ${digit}` : digit))
    .join('')
}

export const cardNumber: Rule = (value) => {
  const digits = digitsOf(numberText(value))
  const { isValid, card } = cardValidator.number(digits)
  return isValid && card && isAccepted(card.type) && digits.length === cardNumberLength(digits)
    ? undefined
    : 'cardNumberInvalid'
}

export const cardHolder: Rule = (value) =>
  isEmpty(value) || textOf(value).trim().length < 3 ? 'cardHolderInvalid' : undefined

/** Reads the time at each check, so that a form that stays open overnight is validated correctly. */
export const expiryDate =
  (now: () => number): Rule =>
  (value) =>
    isExpired(textOf(value), now()) ? 'expiryInvalid' : undefined

export const cardCode =
  (brandOf: (values: FormValues, facts?: FormFacts) => string): Rule =>
  (value, values, facts) => {
    const code = numberText(value).trim()
    const isLongEnough = code.length >= codeLengthOf(brandOf(values, facts))
    return isLongEnough && /^\d{3,4}$/.test(code) ? undefined : 'codeInvalid'
  }
