import cardValidator from 'card-validator'

import { type FieldValue, type FormFacts, type FormValues, type Rule, textOf } from './form.ts'
import type { CardPayment } from './order.ts'
import { Secret } from './secret.ts'

/** The shop takes brands with numbers of sixteen digits, and American Express with fifteen. */
export const acceptedBrands = ['visa', 'mastercard', 'american-express', 'discover'] as const
export type CardBrand = (typeof acceptedBrands)[number]

export function isAccepted(brand: string): brand is CardBrand {
  return acceptedBrands.some((accepted) => accepted === brand)
}

const amex: CardBrand = 'american-express'
/** Payment with this card is always declined, saved or not; the README names it. */
const declinedNumber = '4000000000000002'
const declinedCard = { brand: 'visa', last4: '0002' }

export interface CardFacts {
  brand: string
  last4: string
  codeLength: number
}

export function codeLengthOf(brand: string): number {
  return brand === amex ? 4 : 3
}

/** How many digits the number will have, judged by its first digits. */
export function longestNumber(digits: string): number {
  return cardValidator.number(digits).card?.type === amex ? 15 : 16
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

function numberText(value: FieldValue | undefined): string {
  return value instanceof Secret ? Secret.open(value) : ''
}

/** What the form may know of a number while it is typed: never the number itself. */
export function cardFacts(number: Secret): CardFacts {
  const digits = digitsOf(Secret.open(number))
  const brand = cardValidator.number(digits).card?.type ?? ''
  return { brand, last4: digits.slice(-4), codeLength: codeLengthOf(brand) }
}

/** Groups as the brand prints them: fours, or 4-6-5. */
export function grouped(text: string): string {
  const digits = digitsOf(text)
  const longest = longestNumber(digits)
  const gaps = longest === 15 ? [4, 10] : [4, 8, 12]
  return [...digits.slice(0, longest)].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
}

/** MM/YY from any form in which a date is typed, pasted or filled in: 1/27, 12 / 2027, 1227, 122027. */
export function expiryText(text: string): string {
  const [, month = '', year] = /^\s*(\d{1,2})\s*[/.-]\s*(\d{2,4})/.exec(text) ?? []
  if (year) return `${month.padStart(2, '0')}/${shortYear(year)}`
  const digits = digitsOf(text)
  const isWholeMonth = digits.length === 1 && (/[2-9]/.test(digits) || /[/.-]/.test(text))
  if (isWholeMonth) return `0${digits}`
  return digits.length > 2 ? `${digits.slice(0, 2)}/${shortYear(digits.slice(2, 6))}` : digits
}

/** The first three digits of 2029 stay, so that the fourth can follow. */
function shortYear(year: string): string {
  if (/^20\d$/.test(year)) return year
  return /^20\d\d/.test(year) ? year.slice(2, 4) : year.slice(0, 2)
}

export const cardNumber: Rule = (value) => {
  const digits = digitsOf(numberText(value))
  const { isValid, card } = cardValidator.number(digits)
  return isValid && card && isAccepted(card.type) && digits.length === longestNumber(digits)
    ? undefined
    : 'cardNumberInvalid'
}

export const cardHolder: Rule = (value) =>
  textOf(value).trim().length >= 3 ? undefined : 'cardHolderInvalid'

/** Compared with the current time, so that a form that stays open overnight is judged correctly. */
export const expiryAt =
  (now: () => number): Rule =>
  (value) =>
    isExpired(textOf(value), now()) ? 'expiryInvalid' : undefined

/** Also true for a text that is not a valid month. */
export function isExpired(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = /^\d\d\/\d\d$/.test(expiry) ? expiry.split('/').map(Number) : []
  if (month < 1 || month > 12) return true
  return new Date(2000 + year, month, 1).getTime() <= now
}

export const cardCode =
  (brandOf: (values: FormValues, facts?: FormFacts) => string): Rule =>
  (value, values, facts) => {
    const code = numberText(value).trim()
    return /^\d+$/.test(code) && code.length === codeLengthOf(brandOf(values, facts))
      ? undefined
      : 'codeInvalid'
  }

/** Of a saved card, only what is in the payment is known. */
export function isDeclined({ brand, last4 }: CardPayment, number?: Secret): boolean {
  if (number) return digitsOf(Secret.open(number)) === declinedNumber
  return brand === declinedCard.brand && last4 === declinedCard.last4
}
