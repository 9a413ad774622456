import { digitsOf, expiryText } from './card.ts'
import { grouped, longestNumber } from './card-number.ts'

/** The text and the caret position of a field after an `input` event. */
export interface Typed {
  text: string
  caret: number
  /** The `InputEvent.inputType`; empty if nothing was typed, for example when the browser fills in the field. */
  how: string
}

export interface Settled {
  text: string
  caret: number
}

/** The number in groups, with the caret after the same digit as before. */
export function settledNumber(typed: Typed): Settled {
  const { digits, before } = withinLength(withoutGap(typed))
  const text = grouped(digits)
  return { text, caret: behindDigit(text, before) }
}

/**
 * Formats a date as MM/YY, with a slash after the second digit. After a deletion nothing is added, so that the slash can be
 * deleted.
 */
export function settledExpiry({ text, caret, how }: Typed): Settled {
  if (how.startsWith('delete'))
    return { text: onlyExpiry(text), caret: onlyExpiry(text.slice(0, caret)).length }
  const typed = how === 'insertText' ? withoutSurplus(text, caret) : { text, caret }
  const whole = expiryText(typed.text)
  const settled = whole.length === 2 ? `${whole}/` : whole
  if (typed.caret >= typed.text.length) return { text: settled, caret: settled.length }
  return { text: settled, caret: behindDigit(settled, digitsBefore(typed.text, typed.caret)) }
}

/** If the date was already complete, removes the digits that were just typed instead of the last ones. */
function withoutSurplus(text: string, caret: number): Settled {
  for (const capacity of [4, 5]) {
    const from = caret - (digitsOf(text).length - capacity)
    const rest = text.slice(0, Math.max(0, from)) + text.slice(caret)
    if (from >= 0 && from < caret && isFull(rest, from)) return { text: rest, caret: from }
  }
  return { text, caret }
}

/** At the end, 12/20 and 12/202 are not full, because they may become 12/2029. */
function isFull(text: string, caret: number): boolean {
  const isAtEnd = caret === text.length
  return isAtEnd ? /^\d\d\/(?!20)\d\d$/.test(text) : /^\d\d\/(\d\d|20\d)$/.test(text)
}

function onlyExpiry(text: string): string {
  return text.replace(/[^\d/]/g, '')
}

interface Digits {
  digits: string
  /** How many of the digits are before the caret. */
  before: number
}

/** If only the gap between two groups was deleted, deletes the next digit in the direction of the key. */
function withoutGap({ text, caret, how }: Typed): Digits & Pick<Typed, 'how'> {
  const digits = digitsOf(text)
  const before = digitsBefore(text, caret)
  const lostGap = grouped(digits) === `${text.slice(0, caret)} ${text.slice(caret)}`
  if (lostGap && how === 'deleteContentBackward')
    return { digits: without(digits, before - 1), before: before - 1, how }
  if (lostGap && how === 'deleteContentForward') return { digits: without(digits, before), before, how }
  return { digits, before, how }
}

/** If the number was already complete, removes the digits that were just typed instead of the last ones. */
function withinLength({ digits, before, how }: Digits & Pick<Typed, 'how'>): Digits {
  const surplus = Math.max(0, digits.length - longestNumber(digits))
  const from = before - surplus
  if (how !== 'insertText' || from < 0) return { digits, before }
  return { digits: digits.slice(0, from) + digits.slice(before), before: from }
}

function without(digits: string, at: number): string {
  return digits.slice(0, at) + digits.slice(at + 1)
}

function digitsBefore(text: string, caret: number): number {
  return digitsOf(text.slice(0, caret)).length
}

function behindDigit(text: string, count: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (seen === count) return at
    if (/\d/.test(text.charAt(at))) seen += 1
  }
  return text.length
}
