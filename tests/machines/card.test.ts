import { describe, expect, it } from 'vitest'
import { expiryText, isDeclined } from '../../machines/domain/card.ts'
import {
  cardCode,
  cardFacts,
  cardHolder,
  cardNumber,
  expiryDate,
  groupedCardNumber,
} from '../../machines/domain/card-number.ts'
import { formattedExpiry, formattedNumber } from '../../machines/domain/card-typing.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { fc } from '../seeded.ts'

const numberOf = (text: string) => new Secret('cardNumber', text)
const codeOf = (text: string) => new Secret('cardCode', text)

/** `|` marks the caret. */
function typed(marked: string, inputType = 'insertText') {
  const caret = marked.indexOf('|')
  return { text: marked.replace('|', ''), caret, inputType }
}
function marked({ text, caret }: { text: string; caret: number }): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

const typedAtEnd = (text: string, inputType: string) =>
  formattedExpiry({ text, caret: text.length, inputType }).text
const pasted = (text: string) => typedAtEnd(text, 'insertFromPaste')
const keyed = (text: string) => [...text].reduce((shown, key) => typedAtEnd(shown + key, 'insertText'), '')

describe('a card number', () => {
  it.each(['4242 4242 4242 4242', '5555 5555 5555 4444', '6011 1111 1111 1117', '3782 822463 10005'])(
    'accepts %s',
    (text) => expect(cardNumber(numberOf(text), {})).toBeUndefined(),
  )

  it.each([
    ['an empty text', ''],
    ['a wrong check digit', '4242 4242 4242 4241'],
    ['too few digits', '4242 4242 4242 424'],
    ['thirteen digits, a former length of Visa', '4222 2222 2222 2'],
    ['nineteen digits, a rare length of Visa', '4242 4242 4242 4242 006'],
    ['an unsupported brand', '3530 1113 3330 0000'],
    ['only zeros', '0000 0000 0000 0000'],
  ])('refuses %s', (_, text) => expect(cardNumber(numberOf(text), {})).toBe('cardNumberInvalid'))

  it('exposes only its brand, last four digits and code length', () => {
    expect(cardFacts(numberOf('3782 822463 10005'))).toEqual({
      brand: 'american-express',
      last4: '0005',
      codeLength: 4,
    })
    expect(cardFacts(numberOf(''))).toEqual({ brand: '', last4: '', codeLength: 3 })
    expect(cardFacts(numberOf('0'))).toEqual({ brand: '', last4: '0', codeLength: 3 })
  })

  it('is grouped the way its brand prints it', () => {
    expect(groupedCardNumber('4242-4242 4242x4242')).toBe('4242 4242 4242 4242')
    expect(groupedCardNumber('378282246310005')).toBe('3782 822463 10005')
    expect(groupedCardNumber('4242424242424242999')).toBe('4242 4242 4242 4242')
    expect(groupedCardNumber('000000')).toBe('0000 00')
  })

  it('recognizes the test card that is always declined, whether typed or saved', () => {
    const paid = (brand: string, last4: string) => ({ kind: 'card', brand, last4 }) as const
    expect(isDeclined(paid('visa', '0002'), numberOf('4000 0000 0000 0002'))).toBe(true)
    expect(isDeclined(paid('visa', '0002'), numberOf('4242 4242 4242 0002'))).toBe(false)
    expect(isDeclined(paid('visa', '0002'))).toBe(true)
    expect(isDeclined(paid('mastercard', '0002'))).toBe(false)
    expect(isDeclined(paid('visa', '4242'))).toBe(false)
  })
})

describe('typing a card number', () => {
  it.each([
    ['groups while typing', '42424|', 'insertText', '4242 4|'],
    ['groups American Express as four, six and five', '37828224|', 'insertText', '3782 8224|'],
    ['keeps the caret in the middle', '4242 94|242 4242', 'insertText', '4242 94|24 2424 2'],
    ['moves the caret over a new gap', '42429| 4242', 'insertText', '4242 9|424 2'],
    ['removes dashes, spaces and letters', '4242-4242x4242 4242|', 'insertFromPaste', '4242 4242 4242 4242|'],
    ['ignores a letter', '4242a|', 'insertText', '4242|'],
    ['accepts full-width digits', '４２４２４|', '', '4242 4|'],
    ['accepts Arabic digits', '\u0664\u0662\u0664\u0662\u0669|', '', '4242 9|'],
    [
      'ignores a seventeenth digit in the middle',
      '4242 9|4242 4242 4242',
      'insertText',
      '4242| 4242 4242 4242',
    ],
    ['ignores a seventeenth digit at the end', '4242 4242 4242 42429|', 'insertText', '4242 4242 4242 4242|'],
    ['deletes a digit in the middle', '4242 4|42 4242', 'deleteContentBackward', '4242 4|424 242'],
    ['deletes the digit before a gap', '4242|4242', 'deleteContentBackward', '424|4 242'],
    ['deletes the digit after a gap', '4242|4242', 'deleteContentForward', '4242| 242'],
    ['accepts autofill', '4242424242424242|', '', '4242 4242 4242 4242|'],
    [
      'ignores a seventeenth digit at the start',
      '9|4242 4242 4242 4242',
      'insertText',
      '|4242 4242 4242 4242',
    ],
    [
      'is cut at the end when a digit at the start changes the brand',
      '3|7828 2246 3100 0512',
      'insertText',
      '3|782 822463 10005',
    ],
    [
      'loses its end when digits are pasted at the start',
      '5555|4242 4242 4242 4242',
      'insertFromPaste',
      '5555| 4242 4242 4242',
    ],
    ['restores a gap that was deleted in another way', '4242|4242', 'deleteWordBackward', '4242| 4242'],
    ['deletes nothing before the first digit', '|42424242', 'deleteContentBackward', '|4242 4242'],
    ['deletes only the selection', '424|242 4242', 'deleteContentBackward', '424|2 4242 42'],
    [
      'deletes only the selection with the Delete key',
      '424|242 4242',
      'deleteContentForward',
      '424|2 4242 42',
    ],
  ])('%s', (_, before, inputType, after) =>
    expect(marked(formattedNumber(typed(before, inputType)))).toBe(after),
  )
})

describe('typing an expiry date', () => {
  it.each([
    ['waits for a second digit', '1|', 'insertText', '1|'],
    ['adds the slash', '12|', 'insertText', '12/|'],
    ['accepts a typed slash', '12//|', 'insertText', '12/|'],
    ['completes a month of one digit', '4|', 'insertText', '04/|'],
    ['completes a month of one digit with a slash', '1/|', 'insertText', '01/|'],
    ['continues after the slash', '12/2|', 'insertText', '12/2|'],
    ['lets the slash be deleted', '12|', 'deleteContentBackward', '12|'],
    ['lets a digit be deleted before the slash', '1|/27', 'deleteContentBackward', '1|/27'],
    ['keeps the caret in the middle', '10|/27', 'insertText', '10|/27'],
    ['ignores a fifth digit', '13|2/27', 'insertText', '1|2/27'],
    ['shortens a pasted year of four digits', '12/2027|', 'insertFromPaste', '12/27|'],
    ['accepts four digits without a slash', '1227|', 'insertFromPaste', '12/27|'],
    ['accepts full-width digits', '１２／２７|', '', '12/27|'],
    ['accepts Persian digits', '\u06f1\u06f2/\u06f4\u06f0|', '', '12/40|'],
    ['ignores letters', '12/x|', 'insertText', '12/|'],
    ['ignores a digit after a month of one digit and its year', '1/275|', 'insertText', '01/27|'],
    ['shortens an inserted year of four digits', '12/2027|', 'insertText', '12/27|'],
    ['accepts a digit in the middle of three', '1|2/2', 'insertText', '1|2/2'],
    ['loses its end when text is pasted at the start', '11|12/27', 'insertFromPaste', '11|/12'],
    ['keeps the third digit of a year of four', '12/202|', 'insertText', '12/202|'],
    ['shortens a year of four digits when it is complete', '12/2029|', 'insertText', '12/29|'],
    ['ignores a digit typed into the month of such a year', '13|2/202', 'insertText', '1|2/202'],
    ['completes a month of one digit with a dash', '1-|', 'insertText', '01/|'],
    ['ignores a digit before a year that is being typed', '0|12/202', 'insertText', '|12/202'],
    ['does not take the end of a longer text for a date', '0|112/25', 'insertText', '0|1/12'],
    ['ignores a letter when a digit is deleted', '1x|2/27', 'deleteContentBackward', '1|2/27'],
  ])('%s', (_, before, inputType, after) =>
    expect(marked(formattedExpiry(typed(before, inputType)))).toBe(after),
  )

  it('gives the same result for key by key as for pasting', () => {
    const month = fc.integer({ min: 1, max: 12 })
    const year = fc.integer({ min: 0, max: 99 }).map((two) => String(two).padStart(2, '0'))
    const separator = fc.constantFrom('/', ' / ', '-', '.')
    fc.assert(
      fc.property(month, year, separator, (number, yy, between) => {
        const mm = String(number).padStart(2, '0')
        const expected = `${mm}/${yy}`
        const short = [`${mm}${between}${yy}`, `${number}${between}${yy}`, `${mm}${yy}`]
        const long = [`${mm}${between}20${yy}`, `${number}${between}20${yy}`, `${mm}20${yy}`]
        for (const written of [...short, ...long]) {
          expect([written, pasted(written)]).toEqual([written, expected])
          expect([written, keyed(written)]).toEqual([written, expected])
        }
      }),
    )
  })

  it('ignores more digits after a complete date', () => {
    expect(pasted('12/20 25')).toBe('12/20')
    expect(pasted('12/1203')).toBe('12/12')
    expect(keyed('12/2998')).toBe('12/29')
    expect(keyed('12/20298')).toBe('12/29')
    expect(keyed('12/202')).toBe('12/202')
  })

  it('is normalized from every common notation', () => {
    const written = ['1/27', '01 / 2027', '0127', '01-27', '01/27', ' 1/27 ', '1/27, I think']
    expect(written.map(expiryText)).toEqual(written.map(() => '01/27'))
    expect(expiryText('12')).toBe('12')
  })
})

describe('an expiry date', () => {
  const july = new Date(2026, 6, 15).getTime()

  it.each(['07/26', '08/26', '01/27', '12/99'])('accepts %s', (text) => {
    expect(expiryDate(() => july)(text, {})).toBeUndefined()
  })

  it.each(['06/26', '12/25', '00/27', '13/27', '1/27', '1227', '107/26', '007/26', '07/267', ''])(
    'rejects %j',
    (text) => {
      expect(expiryDate(() => july)(text, {})).toBe('expiryInvalid')
    },
  )

  it('is valid until the end of its month', () => {
    const august = new Date(2026, 7, 1).getTime()
    expect(expiryDate(() => august - 1)('07/26', {})).toBeUndefined()
    expect(expiryDate(() => august)('07/26', {})).toBe('expiryInvalid')
  })
})

describe('card code and card holder', () => {
  const visa = cardCode(() => 'visa')
  const amex = cardCode(() => 'american-express')

  it('requires a code of three or four digits, of American Express four', () => {
    const codes = ['12', '123', '1234', '12345'].map(codeOf)
    expect(codes.map((code) => visa(code, {}))).toEqual(['codeInvalid', undefined, undefined, 'codeInvalid'])
    expect(codes.map((code) => amex(code, {}))).toEqual([
      'codeInvalid',
      'codeInvalid',
      undefined,
      'codeInvalid',
    ])
    expect(visa(codeOf(' 123 '), {})).toBeUndefined()
    const wrong = [codeOf('12a'), codeOf('a12'), codeOf(''), undefined]
    expect(wrong.map((code) => visa(code, {}))).toEqual(wrong.map(() => 'codeInvalid'))
  })

  it('requires a card holder of at least three letters', () => {
    expect(cardHolder('  Al ', {})).toBe('cardHolderInvalid')
    expect(cardHolder('\u200b\u200b\u200b', {})).toBe('cardHolderInvalid')
    expect(cardHolder(' Ada ', {})).toBeUndefined()
  })
})
