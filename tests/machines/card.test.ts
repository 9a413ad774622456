import { describe, expect, it } from 'vitest'
import { expiryText, isDeclined } from '../../machines/domain/card.ts'
import {
  cardCode,
  cardFacts,
  cardHolder,
  cardNumber,
  expiryAt,
  grouped,
} from '../../machines/domain/card-number.ts'
import { settledExpiry, settledNumber } from '../../machines/domain/card-typing.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { fc } from '../seeded.ts'

const numberOf = (text: string) => new Secret('cardNumber', text)
const codeOf = (text: string) => new Secret('cardCode', text)

/** `|` is the caret. */
function typed(marked: string, how = 'insertText') {
  const caret = marked.indexOf('|')
  return { text: marked.replace('|', ''), caret, how }
}
function marked({ text, caret }: { text: string; caret: number }): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

const typedAtEnd = (text: string, how: string) => settledExpiry({ text, caret: text.length, how }).text
const pasted = (text: string) => typedAtEnd(text, 'insertFromPaste')
const keyed = (text: string) => [...text].reduce((shown, key) => typedAtEnd(shown + key, 'insertText'), '')

describe('a card number', () => {
  it.each(['4242 4242 4242 4242', '5555 5555 5555 4444', '6011 1111 1111 1117', '3782 822463 10005'])(
    'accepts %s',
    (text) => expect(cardNumber(numberOf(text), {})).toBeUndefined(),
  )

  it.each([
    ['nothing', ''],
    ['a wrong check digit', '4242 4242 4242 4241'],
    ['too few digits', '4242 4242 4242 424'],
    ['thirteen digits, though Visa once had them', '4222 2222 2222 2'],
    ['nineteen digits, though Visa may have them', '4242 4242 4242 4242 006'],
    ['a brand that is not taken', '3530 1113 3330 0000'],
    ['no card at all', '0000 0000 0000 0000'],
  ])('refuses %s', (_, text) => expect(cardNumber(numberOf(text), {})).toBe('cardNumberInvalid'))

  it('tells its brand, last four and code length, and nothing else', () => {
    expect(cardFacts(numberOf('3782 822463 10005'))).toEqual({
      brand: 'american-express',
      last4: '0005',
      codeLength: 4,
    })
    expect(cardFacts(numberOf(''))).toEqual({ brand: '', last4: '', codeLength: 3 })
    expect(cardFacts(numberOf('0'))).toEqual({ brand: '', last4: '0', codeLength: 3 })
  })

  it('is grouped as its brand prints it', () => {
    expect(grouped('4242-4242 4242x4242')).toBe('4242 4242 4242 4242')
    expect(grouped('378282246310005')).toBe('3782 822463 10005')
    expect(grouped('4242424242424242999')).toBe('4242 4242 4242 4242')
    expect(grouped('000000')).toBe('0000 00')
  })

  it('knows the card that is always declined, typed or saved', () => {
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
    ['groups four, six and five', '37828224|', 'insertText', '3782 8224|'],
    ['keeps the caret in the middle', '4242 94|242 4242', 'insertText', '4242 94|24 2424 2'],
    ['steps over the gap it makes', '42429| 4242', 'insertText', '4242 9|424 2'],
    ['drops dashes, spaces and letters', '4242-4242x4242 4242|', 'insertFromPaste', '4242 4242 4242 4242|'],
    ['takes no letter', '4242a|', 'insertText', '4242|'],
    [
      'takes no seventeenth digit in the middle',
      '4242 9|4242 4242 4242',
      'insertText',
      '4242| 4242 4242 4242',
    ],
    ['takes no seventeenth digit at the end', '4242 4242 4242 42429|', 'insertText', '4242 4242 4242 4242|'],
    ['deletes a digit in the middle', '4242 4|42 4242', 'deleteContentBackward', '4242 4|424 242'],
    ['deletes the digit before a gap', '4242|4242', 'deleteContentBackward', '424|4 242'],
    ['deletes the digit behind a gap', '4242|4242', 'deleteContentForward', '4242| 242'],
    ['takes what a browser fills in', '4242424242424242|', '', '4242 4242 4242 4242|'],
    ['takes no seventeenth digit in front', '9|4242 4242 4242 4242', 'insertText', '|4242 4242 4242 4242'],
    [
      'is cut at its end when a digit in front makes another brand of it',
      '3|7828 2246 3100 0512',
      'insertText',
      '3|782 822463 10005',
    ],
    [
      'is pushed out by what is pasted before it',
      '5555|4242 4242 4242 4242',
      'insertFromPaste',
      '5555| 4242 4242 4242',
    ],
    ['makes a gap anew that was lost otherwise', '4242|4242', 'deleteWordBackward', '4242| 4242'],
    ['loses no digit before the first', '|42424242', 'deleteContentBackward', '|4242 4242'],
    ['loses no more than a selection', '424|242 4242', 'deleteContentBackward', '424|2 4242 42'],
    ['loses no more than a selection, forward', '424|242 4242', 'deleteContentForward', '424|2 4242 42'],
  ])('%s', (_, before, how, after) => expect(marked(settledNumber(typed(before, how)))).toBe(after))
})

describe('typing an expiry date', () => {
  it.each([
    ['waits for a second digit', '1|', 'insertText', '1|'],
    ['brings the slash by itself', '12|', 'insertText', '12/|'],
    ['takes a typed slash', '12//|', 'insertText', '12/|'],
    ['reads a lone month', '4|', 'insertText', '04/|'],
    ['reads a lone month with its slash', '1/|', 'insertText', '01/|'],
    ['goes on behind the slash', '12/2|', 'insertText', '12/2|'],
    ['lets the slash be deleted', '12|', 'deleteContentBackward', '12|'],
    ['lets a digit be deleted before it', '1|/27', 'deleteContentBackward', '1|/27'],
    ['keeps the caret in the middle', '10|/27', 'insertText', '10|/27'],
    ['takes no fifth digit', '13|2/27', 'insertText', '1|2/27'],
    ['reads a pasted year of four digits', '12/2027|', 'insertFromPaste', '12/27|'],
    ['reads four digits', '1227|', 'insertFromPaste', '12/27|'],
    ['takes no letters', '12/x|', 'insertText', '12/|'],
    ['takes no digit behind a lone month and its year', '1/275|', 'insertText', '01/27|'],
    ['takes a year of four digits at one go', '12/2027|', 'insertText', '12/27|'],
    ['goes on in the middle of three digits', '1|2/2', 'insertText', '1|2/2'],
    ['is pushed out by what is pasted before it', '11|12/27', 'insertFromPaste', '11|/12'],
    ['keeps the third digit of a year of four', '12/202|', 'insertText', '12/202|'],
    ['shortens a year of four digits at its last one', '12/2029|', 'insertText', '12/29|'],
    ['takes a month digit typed into such a year as surplus', '13|2/202', 'insertText', '1|2/202'],
    ['reads a lone month with a dash', '1-|', 'insertText', '01/|'],
    ['keeps nothing else when a digit is deleted', '1x|2/27', 'deleteContentBackward', '1|2/27'],
  ])('%s', (_, before, how, after) => expect(marked(settledExpiry(typed(before, how)))).toBe(after))

  it('has the same result typed key by key as pasted', () => {
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

  it('takes no more digits behind a complete date', () => {
    expect(keyed('12/2998')).toBe('12/29')
    expect(keyed('12/20298')).toBe('12/29')
    expect(keyed('12/202')).toBe('12/202')
  })

  it('is complete however it was written', () => {
    const written = ['1/27', '01 / 2027', '0127', '01-27', '01/27', ' 1/27 ', '1/27, I think']
    expect(written.map(expiryText)).toEqual(written.map(() => '01/27'))
    expect(expiryText('12')).toBe('12')
  })
})

describe('an expiry date', () => {
  const july = new Date(2026, 6, 15).getTime()

  it.each(['07/26', '08/26', '01/27', '12/99'])('may be %s', (text) => {
    expect(expiryAt(() => july)(text, {})).toBeUndefined()
  })

  it.each(['06/26', '12/25', '00/27', '13/27', '1/27', '1227', '107/26', '007/26', '07/267', ''])(
    'may not be %j',
    (text) => {
      expect(expiryAt(() => july)(text, {})).toBe('expiryInvalid')
    },
  )

  it('lasts until its month is over', () => {
    const august = new Date(2026, 7, 1).getTime()
    expect(expiryAt(() => august - 1)('07/26', {})).toBeUndefined()
    expect(expiryAt(() => august)('07/26', {})).toBe('expiryInvalid')
  })
})

describe('code and holder', () => {
  const visa = cardCode(() => 'visa')
  const amex = cardCode(() => 'american-express')

  it('has the length that the brand prints', () => {
    expect([visa(codeOf('123'), {}), amex(codeOf('1234'), {})]).toEqual([undefined, undefined])
    expect([visa(codeOf('1234'), {}), amex(codeOf('123'), {})]).toEqual(['codeInvalid', 'codeInvalid'])
    expect(visa(codeOf(' 123 '), {})).toBeUndefined()
    const wrong = [codeOf('12a'), codeOf('a12'), codeOf(''), undefined]
    expect(wrong.map((code) => visa(code, {}))).toEqual(wrong.map(() => 'codeInvalid'))
  })

  it('requires a card holder of at least three letters', () => {
    expect(cardHolder('  Al ', {})).toBe('cardHolderInvalid')
    expect(cardHolder(' Ada ', {})).toBeUndefined()
  })
})
