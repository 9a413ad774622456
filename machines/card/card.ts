import cardValidator from 'card-validator'
import { type FieldValue, isEmpty, type Rule, textOf } from '../form/form.ts'
import { Secret } from '../secret/secret.ts'

/** Twelve digits would do for some brands; the shop takes those of sixteen, and American Express of fifteen. */
const acceptedBrands = ['visa', 'mastercard', 'american-express', 'discover']
const formattedLength = 19
const amexLength = 17
/** Documented: payment with this one is always declined. */
const declinedNumber = '4000000000000002'

export interface CardFacts {
  brand: string
  last4: string
  codeLength: number
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

function numberText(value: FieldValue | undefined): string {
  return value instanceof Secret ? Secret.open(value) : ''
}

/** What may be known of a number while it is being typed: never the number itself. */
export function cardFacts(number: Secret): CardFacts {
  const digits = digitsOf(Secret.open(number))
  const { card } = cardValidator.number(digits)
  return { brand: digits && card ? card.type : '', last4: digits.slice(-4), codeLength: card?.code.size ?? 3 }
}

/** Groups as the brand prints them: fours, or 4-6-5. */
export function grouped(text: string): string {
  const digits = digitsOf(text)
  const { card } = cardValidator.number(digits)
  const isAmex = card?.type === 'american-express'
  const gaps = isAmex ? [4, 10] : [4, 8, 12]
  return [...digits.slice(0, isAmex ? 15 : 16)]
    .map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit))
    .join('')
}

/** MM/YY, the slash coming by itself. */
export function expiryText(text: string): string {
  const digits = digitsOf(text).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

export const cardNumber: Rule = (value) => {
  const text = grouped(numberText(value))
  const { isValid, card } = cardValidator.number(digitsOf(text))
  const length = card?.type === 'american-express' ? amexLength : formattedLength
  return isValid && card && acceptedBrands.includes(card.type) && text.length === length
    ? undefined
    : 'cardNumberInvalid'
}

export const cardHolder: Rule = (value) =>
  textOf(value).trim().length >= 3 ? undefined : 'cardHolderInvalid'

/** Judged against the clock of the day, so that a rule made yesterday refuses today. */
export const expiryAt =
  (now: () => number): Rule =>
  (value) => {
    const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(textOf(value)) ?? []
    if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12)
      return 'expiryInvalid'
    const firstDayAfter = new Date(2000 + Number(year), Number(month), 1).getTime()
    return firstDayAfter > now() ? undefined : 'expiryInvalid'
  }

export const cardCode =
  (brandOf: (values: Parameters<Rule>[1]) => string): Rule =>
  (value, values) => {
    const digits = numberText(value).trim()
    const wanted = brandOf(values) === 'american-express' ? 4 : 3
    return !isEmpty(value) && /^\d+$/.test(digits) && digits.length === wanted ? undefined : 'codeInvalid'
  }

export function isDeclined(number: Secret): boolean {
  return digitsOf(Secret.open(number)) === declinedNumber
}
