import { describe, expect, it } from 'vitest'
import { ordersTexts, wishlistTexts } from '../../src/i18n/en/account.ts'
import { cartTexts } from '../../src/i18n/en/cart.ts'
import { catalogueTexts } from '../../src/i18n/en/catalogue.ts'
import { productCardTexts, searchTexts } from '../../src/i18n/en/listing.ts'
import { productTexts } from '../../src/i18n/en/product.ts'
import { shellTexts } from '../../src/i18n/en/shell.ts'
import { translations as es } from '../../src/i18n/es/translations.ts'
import { translations as fr } from '../../src/i18n/fr/translations.ts'
import { numeral } from '../../src/i18n/numerals.ts'

const all = {
  en: {
    cart: cartTexts.en,
    catalogue: catalogueTexts.en,
    orders: ordersTexts.en,
    product: productTexts.en,
    productCard: productCardTexts.en,
    search: searchTexts.en,
    shell: shellTexts.en,
    wishlist: wishlistTexts.en,
  },
  es,
  fr,
}

/** Every text with a count, for the given count. */
function counted(language: keyof typeof all, count: number): string[] {
  const words = all[language]
  return [
    words.cart.items(count),
    words.catalogue.count(count),
    words.catalogue.filters.stars(count, 0),
    words.orders.items(count),
    words.product.rating('4.5', count),
    words.product.reviews(count),
    words.productCard.rating('4.5', count),
    words.search.count(count),
    words.shell.cart(count),
    words.wishlist.count(count),
  ]
}

const nouns = { en: /(item|product|star|review|suggestion)s?$/, es: /\p{L}+$/u, fr: /\p{L}+$/u }

describe.each(['en', 'es', 'fr'] as const)('counts in %s', (language) => {
  const rules = new Intl.PluralRules(language)

  it.each([1, 2, 5, 1_000, 10_005])(
    'format %i with its separator, and with the right form of the noun',
    (count) => {
      for (const text of counted(language, count)) {
        expect(text).toContain(numeral(count, language))
        const [noun = ''] = nouns[language].exec(text) ?? []
        expect([text, noun.endsWith('s')]).toEqual([text, rules.select(count) !== 'one' || noun === 'avis'])
      }
    },
  )
})

it('uses the singular for one review', () => {
  expect(productTexts.en.reviews(1)).toBe('1 review')
  expect(productTexts.en.rating('5.0', 1)).toBe('5.0 of 5 stars, 1 review')
  expect(productCardTexts.en.rating('5.0', 1)).toBe('Rated 5.0 out of 5, 1 review')
})

it('formats half stars', () => {
  expect(catalogueTexts.en.filters.stars(3.5, 1)).toBe('3.5 stars')
  expect(es.catalogue.filters.stars(3.5, 1)).toBe('3,5 estrellas')
  expect(fr.catalogue.filters.stars(1.5, 1)).toBe('1,5 étoile')
})
