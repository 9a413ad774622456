import { type CategoryLabels, categorySearchText, type Product } from '../domain/product.ts'
import { searchable } from '../domain/search-text.ts'

const minLetters = 2
const maxSuggestions = 5

/** The text to search for; undefined while it is too short. */
export function needleOf(text: string): string | undefined {
  const needle = searchable(text.trim())
  return needle.length >= minLetters ? needle : undefined
}

/** The first products whose title or category contains the text. */
export function suggestionsFor(
  text: string,
  products: readonly Product[],
  labels: CategoryLabels,
): Product[] {
  const needle = needleOf(text)
  const found: Product[] = []
  if (needle === undefined) return found
  const categoryTexts = new Map<string, string>()
  for (const product of products) {
    const { category } = product
    const categoryText = categoryTexts.get(category) ?? categorySearchText(category, labels)
    categoryTexts.set(category, categoryText)
    if (searchable(`${product.title}\n${categoryText}`).includes(needle)) found.push(product)
    if (found.length === maxSuggestions) break
  }
  return found
}

/** Adds new matches after the shown suggestions, up to `maxSuggestions`. */
export function withNewMatches(shown: readonly Product[], found: readonly Product[]): readonly Product[] {
  const newMatches = found.filter(({ id }) => !shown.some((product) => product.id === id))
  return newMatches.length === 0 ? shown : [...shown, ...newMatches].slice(0, maxSuggestions)
}

export function resultsAddress(text: string): string {
  return `/products?${new URLSearchParams({ search: text.trim() })}`
}
