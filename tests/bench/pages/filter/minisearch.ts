import MiniSearch from 'minisearch'
import { productsOf } from '../products.ts'
import type { Start } from '../trial.ts'
import { searchTrial } from './search-trial.ts'

export const start: Start = (_, size) => {
  const products = productsOf(size)
  return searchTrial(products, () => {
    const index = new MiniSearch({
      fields: ['title', 'description'],
      searchOptions: { prefix: true, combineWith: 'AND' },
    })
    index.addAll(products)
    return (text) => index.search(text).map(({ id }) => Number(id))
  })
}
