import { digitsOf, expiryText } from './card.ts'
import { grouped, longestNumber } from './card-number.ts'

/** What the browser made of a key press, and where it left the caret. */
export interface Typed {
  text: string
  caret: number
  /** As `InputEvent.inputType` names it; empty when nothing was typed, as when the browser fills the field. */
  how: string
}

export interface Settled {
  text: string
  caret: number
}

/** The number in its groups, the caret behind the same digit as before. */
export function settledNumber(typed: Typed): Settled {
  const { digits, before } = withinLength(withoutGap(typed))
  const text = grouped(digits)
  return { text, caret: behindDigit(text, before) }
}

/** MM/YY: the slash comes behind the second digit; what is deleted stays deleted until something is typed again. */
export function settledExpiry({ text, caret, how }: Typed): Settled {
  if (how.startsWith('delete'))
    return { text: onlyExpiry(text), caret: onlyExpiry(text.slice(0, caret)).length }
  const typed = how === 'insertText' ? withoutSurplus(text, caret) : { text, caret }
  const whole = expiryText(typed.text)
  const settled = whole.length === 2 ? `${whole}/` : whole
  if (typed.caret >= typed.text.length) return { text: settled, caret: settled.length }
  return { text: settled, caret: behindDigit(settled, digitsBefore(typed.text, typed.caret)) }
}

/** A full date takes no more digits: those just typed are removed, not those at its end. */
function withoutSurplus(text: string, caret: number): Settled {
  for (const capacity of [4, 5]) {
    const from = caret - (digitsOf(text).length - capacity)
    const rest = text.slice(0, Math.max(0, from)) + text.slice(caret)
    if (from >= 0 && from < caret && isFull(rest, from)) return { text: rest, caret: from }
  }
  return { text, caret }
}

/** Behind 12/20 and 12/202 there is room, as these may become 12/2029. */
function isFull(text: string, caret: number): boolean {
  const isAtEnd = caret === text.length
  return isAtEnd ? /^\d\d\/(?!20)\d\d$/.test(text) : /^\d\d\/(\d\d|20\d)$/.test(text)
}

function onlyExpiry(text: string): string {
  return text.replace(/[^\d/]/g, '')
}

interface Digits {
  digits: string
  /** How many of them stand before the caret. */
  before: number
}

/** Deleting the gap between two groups deletes the digit that the typist was after. */
function withoutGap({ text, caret, how }: Typed): Digits & Pick<Typed, 'how'> {
  const digits = digitsOf(text)
  const before = digitsBefore(text, caret)
  const lostGap = grouped(digits) === `${text.slice(0, caret)} ${text.slice(caret)}`
  if (lostGap && how === 'deleteContentBackward')
    return { digits: without(digits, before - 1), before: before - 1, how }
  if (lostGap && how === 'deleteContentForward') return { digits: without(digits, before), before, how }
  return { digits, before, how }
}

/** A full number takes no more digits: those just typed are the surplus, not those at its end. */
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
