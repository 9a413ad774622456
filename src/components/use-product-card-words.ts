import { useMemo } from 'react'
import { categoryLabel, isRated, type Product } from '../../machines/domain/product.ts'
import { categoryTexts, productCardTexts } from '../i18n/en/listing.ts'
import { formatPrice } from '../i18n/format.ts'
import { numeral } from '../i18n/numerals.ts'
import { useCurrency, useLanguage, useTexts } from './use-texts.ts'

/** What cards say, made once for all cards of a list. */
export interface ProductCardWords {
  /** The language of what the sources say, where it is not the page's. */
  lang: 'en' | undefined
  category(category: string): string
  price(product: Product): string
  ratingLabel(product: Product): string
  ratingText(product: Product): string
  texts: (typeof productCardTexts)['en']
}

/** Two lines of the narrowest card; a source may say more. */
const longestCategory = 56

function shortened(label: string): string {
  if (label.length <= longestCategory) return label
  return `${[...label].slice(0, longestCategory - 1).join('')}…`
}

export function useProductCardWords(): ProductCardWords {
  const language = useLanguage()
  const currency = useCurrency()
  const texts = useTexts(productCardTexts)
  const categories = useTexts(categoryTexts)
  return useMemo(
    () => ({
      lang: language === 'en' ? undefined : 'en',
      category: (category) => shortened(categoryLabel(category, categories)),
      price: ({ price }) => formatPrice(price, currency, language),
      ratingLabel: ({ rating }) =>
        isRated(rating) ? texts.rating(numeral(rating.rate, language, 1), rating.count) : texts.unrated,
      ratingText: ({ rating }) => (isRated(rating) ? numeral(rating.rate, language, 1) : ''),
      texts,
    }),
    [language, currency, texts, categories],
  )
}
