import type { CardPayment } from './order.ts'
import { Secret } from './secret.ts'

/** The accepted brands. Their numbers have 16 digits, those of American Express 15. */
export const acceptedBrands = ['visa', 'mastercard', 'american-express', 'discover'] as const
export type CardBrand = (typeof acceptedBrands)[number]

export function isAccepted(brand: string): brand is CardBrand {
  return acceptedBrands.some((accepted) => accepted === brand)
}

export const amex: CardBrand = 'american-express'
/** A test card that the README documents. Payments with it are always declined, also when it is saved. */
const declinedNumber = '4000000000000002'
const declinedCard = { brand: 'visa', last4: '0002' }

export function codeLengthOf(brand: string): number {
  return brand === amex ? 4 : 3
}

/** Includes the Arabic and Persian digits and the full-width digits of Chinese and Japanese keyboards, as ordinary digits. */
export function digitsOf(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => `${digit.charCodeAt(0) % 16}`)
    .replace(/\D/g, '')
}

/** Converts a date that is typed, pasted or autofilled to MM/YY: 1/27, 12 / 2027, 1227, 122027. */
export function expiryText(text: string): string {
  const [, month = '', year] = /^\s*(\d{1,2})\s*[/.-]\s*(\d{2,4})/.exec(text) ?? []
  if (year) return `${month.padStart(2, '0')}/${shortYear(year)}`
  const digits = digitsOf(text)
  const isCompleteMonth = digits.length === 1 && (/[2-9]/.test(digits) || /[/.-]/.test(text))
  if (isCompleteMonth) return `0${digits}`
  return digits.length > 2 ? `${digits.slice(0, 2)}/${shortYear(digits.slice(2, 6))}` : digits
}

/** Keeps the first three digits of a year such as 2029, so that the fourth can be typed. */
function shortYear(year: string): string {
  if (/^20\d$/.test(year)) return year
  return /^20\d\d/.test(year) ? year.slice(2, 4) : year.slice(0, 2)
}

/** Also true for a text that is not a valid month. */
export function isExpired(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = /^\d\d\/\d\d$/.test(expiry) ? expiry.split('/').map(Number) : []
  if (month < 1 || month > 12) return true
  return new Date(2000 + year, month, 1).getTime() <= now
}

/** A saved card is recognized by its brand and last four digits, because its number is not stored. */
export function isDeclined({ brand, last4 }: CardPayment, number?: Secret): boolean {
  if (number) return digitsOf(Secret.open(number)) === declinedNumber
  return brand === declinedCard.brand && last4 === declinedCard.last4
}
