import { Index } from 'flexsearch'
import { productsOf } from '../products.ts'
import type { Start } from '../trial.ts'
import { searchTrial } from './search-trial.ts'

export const start: Start = (_, size) => {
  const products = productsOf(size)
  return searchTrial(products, () => {
    const index = new Index({ tokenize: 'forward' })
    for (const { id, title, description } of products) index.add(id, `${title} ${description}`)
    return (text) => index.search(text, { limit: size }).map(Number)
  })
}
