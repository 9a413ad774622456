import { afterEach, describe, expect, it, vi } from 'vitest'
import { factsFrom, productRules } from '../../machines/add-product/add-product.ts'
import { accessTo, redirectOf } from '../../machines/domain/access.ts'
import { amountFrom } from '../../machines/domain/amount.ts'
import { canonicalPath } from '../../machines/domain/canonical-path.ts'
import { expiryText, isExpired } from '../../machines/domain/card.ts'
import { cardCode, cardFacts, cardNumber } from '../../machines/domain/card-number.ts'
import { formattedExpiry, formattedNumber } from '../../machines/domain/card-typing.ts'
import { quantityFrom } from '../../machines/domain/cart.ts'
import { email } from '../../machines/domain/form.ts'
import { pathOf, safeReturn } from '../../machines/domain/place.ts'
import { productIdFrom } from '../../machines/domain/product.ts'
import { isSafeImage } from '../../machines/domain/safe-image.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { cleaned } from '../../machines/domain/source-fields.ts'
import { firstName, lastName } from '../../machines/domain/user.ts'
import { addressFor, viewFrom } from '../../machines/filters/view.ts'
import { decodeDraft } from '../../src/adapters/storage/schema/journal.ts'

const size = 100_000
const units = [
  'a',
  'a.',
  'a@',
  'A ',
  '.',
  '/',
  '/a',
  ' ',
  '\n',
  '0',
  '0 ',
  '0/',
  '12/2',
  '0,',
  ',000',
  '-',
  '@',
  '😀',
]
const ends = ['', '!', '@']
const hostile = units.flatMap((unit) =>
  ends.map((end) => `${unit.repeat(size / unit.length).slice(0, size - end.length)}${end}`),
)

const facts = { title: '', category: '', description: '', image: '' }
const typed = (text: string) => ({ text, caret: text.length, inputType: 'insertText' })

/** Every function that applies a regular expression to text from a file, a source, an address or a draft. */
const readers: Record<string, (text: string) => unknown> = {
  email: (text) => email(text, {}),
  'email with a local part': (text) => email(`a@${text}`, {}),
  image: (text) => isSafeImage(text, 'https://shop.example'),
  'the price of a product': (text) => factsFrom({ ...facts, price: text }),
  'the form of a product': (text) => productRules.price?.(text, {}),
  amount: (text) => amountFrom(text),
  quantity: (text) => quantityFrom(text),
  'product id': (text) => productIdFrom(text),
  'expiry date': (text) => expiryText(text),
  'expired card': (text) => isExpired(text, 0),
  'typed expiry date': (text) => formattedExpiry(typed(text)),
  'typed card number': (text) => formattedNumber(typed(text)),
  'card number': (text) => cardNumber(new Secret('cardNumber', text), {}),
  'card facts': (text) => cardFacts(new Secret('cardNumber', text)),
  'card code': (text) => cardCode(() => 'visa')(new Secret('cardCode', text), {}),
  name: (text) => firstName(text) + lastName(text),
  'catalogue address': (text) => addressFor(viewFrom(`?search=${text}&min=${text}&new=${text}`)),
  'access to a path': (text) => accessTo(`/${text}`, 'admin'),
  'canonical form of a path': (text) => canonicalPath(`/${text}`),
  'redirected path': (text) => redirectOf(`/categories/${text}`),
  'return path': (text) => safeReturn(`/${text}`),
  path: (text) => pathOf(text),
  'text of a source': (text) => cleaned(text, size),
  draft: (text) => decodeDraft({ key: 'a', owner: 'b', values: { email: text } }),
}

afterEach(() => void vi.restoreAllMocks())

describe('100,000 hostile characters', () => {
  // A linear reader takes milliseconds; a quadratic one exceeds the time limit of a test.
  it.each(Object.keys(readers))('are read in linear time as %s', (name) => {
    for (const text of hostile) readers[name]?.(text)
  })

  it('are rejected by length before an email pattern is applied', () => {
    const test = vi.spyOn(RegExp.prototype, 'test')
    expect(email(`${'a'.repeat(size)}@example.com`, {})).toBe('emailInvalid')
    expect(email(`a@${'b'.repeat(248)}.com`, {})).toBeUndefined()
    expect(email(`a@${'b'.repeat(249)}.com`, {})).toBe('emailInvalid')
    expect(Math.max(...test.mock.calls.map(([text]) => text.length))).toBe(254)
  })
})
