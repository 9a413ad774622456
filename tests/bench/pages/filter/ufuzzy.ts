import UFuzzy from '@leeoniya/ufuzzy'
import { productsOf } from '../products.ts'
import type { Start } from '../trial.ts'
import { searchTrial } from './search-trial.ts'

export const start: Start = (_, size) => {
  const products = productsOf(size)
  return searchTrial(products, () => {
    const fuzzy = new UFuzzy()
    const texts = products.map(({ title, description }) => `${title}\n${description}`)
    return (text) => (fuzzy.filter(texts, text) ?? []).map((index) => products[index]?.id ?? 0)
  })
}
