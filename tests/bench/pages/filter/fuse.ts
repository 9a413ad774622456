import Fuse from 'fuse.js'
import { productsOf } from '../products.ts'
import type { Start } from '../trial.ts'
import { searchTrial } from './search-trial.ts'

/** Configured for exact matching, which is closest to the specification. */
export const start: Start = (_, size) => {
  const products = productsOf(size)
  return searchTrial(products, () => {
    const fuse = new Fuse(products, { keys: ['title', 'description'], threshold: 0, ignoreLocation: true })
    return (text) => fuse.search(text).map(({ item }) => item.id)
  })
}
