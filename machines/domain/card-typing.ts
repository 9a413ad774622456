import { digitsOf, expiryText } from './card.ts'
import { cardNumberLength, groupedCardNumber } from './card-number.ts'

/** The text and the caret position of a field after an `input` event. */
export interface FieldInput {
  text: string
  caret: number
  /** The `InputEvent.inputType`; empty if nothing was typed, for example when the browser fills in the field. */
  inputType: string
}

export interface FieldText {
  text: string
  caret: number
}

/** The number in groups, with the caret after the same digit as before. */
export function formattedNumber(input: FieldInput): FieldText {
  const { digits, before } = withinLength(withoutGap(input))
  const text = groupedCardNumber(digits)
  return { text, caret: caretAfterDigit(text, before) }
}

/**
 * Formats a date as MM/YY, with a slash after the second digit. After a deletion nothing is added, so that the slash can be
 * deleted.
 */
export function formattedExpiry({ text, caret, inputType }: FieldInput): FieldText {
  if (inputType.startsWith('delete'))
    return { text: digitsAndSlashes(text), caret: digitsAndSlashes(text.slice(0, caret)).length }
  const typed = inputType === 'insertText' ? withoutExcess(text, caret) : { text, caret }
  const expiry = expiryText(typed.text)
  const formatted = expiry.length === 2 ? `${expiry}/` : expiry
  if (typed.caret >= typed.text.length) return { text: formatted, caret: formatted.length }
  return { text: formatted, caret: caretAfterDigit(formatted, digitsBefore(typed.text, typed.caret)) }
}

/**
 * If the date was already complete, removes the digits that were just typed instead of the last ones. Digits typed at the end are
 * the last ones, so they need no special handling here.
 */
function withoutExcess(text: string, caret: number): FieldText {
  if (caret === text.length) return { text, caret }
  // MM/YY has four digits, and MM/20Y, before the last digit of the year is typed, has five.
  for (const maxDigits of [4, 5]) {
    const start = caret - (digitsOf(text).length - maxDigits)
    const rest = text.slice(0, start) + text.slice(caret)
    if (start >= 0 && /^\d\d\/(\d\d|20\d)$/.test(rest)) return { text: rest, caret: start }
  }
  return { text, caret }
}

function digitsAndSlashes(text: string): string {
  return text.replace(/[^\d/]/g, '')
}

interface Digits {
  digits: string
  /** How many of the digits are before the caret. */
  before: number
}

/** If only the gap between two groups was deleted, deletes the next digit in the direction of the key. */
function withoutGap({ text, caret, inputType }: FieldInput): Digits & Pick<FieldInput, 'inputType'> {
  const digits = digitsOf(text)
  const before = digitsBefore(text, caret)
  const isGapDeleted = groupedCardNumber(digits) === `${text.slice(0, caret)} ${text.slice(caret)}`
  if (isGapDeleted && inputType === 'deleteContentBackward')
    return { digits: withoutDigit(digits, before - 1), before: before - 1, inputType }
  if (isGapDeleted && inputType === 'deleteContentForward')
    return { digits: withoutDigit(digits, before), before, inputType }
  return { digits, before, inputType }
}

/** If the number was already complete, removes the digits that were just typed instead of the last ones. */
function withinLength({ digits, before, inputType }: Digits & Pick<FieldInput, 'inputType'>): Digits {
  const excess = Math.max(0, digits.length - cardNumberLength(digits))
  const start = before - excess
  if (inputType !== 'insertText' || start < 0) return { digits, before }
  return { digits: digits.slice(0, start) + digits.slice(before), before: start }
}

function withoutDigit(digits: string, index: number): string {
  return digits.slice(0, index) + digits.slice(index + 1)
}

function digitsBefore(text: string, caret: number): number {
  return digitsOf(text.slice(0, caret)).length
}

function caretAfterDigit(text: string, count: number): number {
  let passedDigits = 0
  for (let index = 0; index < text.length; index += 1) {
    if (passedDigits === count) return index
    if (/\d/.test(text.charAt(index))) passedDigits += 1
  }
  return text.length
}
