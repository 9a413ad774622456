import type { FirstGoods } from './goods.ts'
import { electronics } from './one/electronics.ts'
import { jewelery } from './one/jewelery.ts'
import { mensClothing } from './one/mens-clothing.ts'
import { womensClothing } from './one/womens-clothing.ts'

const filed = (category: string, goods: readonly FirstGoods[]) => goods.map((each) => ({ ...each, category }))

export const firstCatalogue = [
  ...filed('electronics', electronics),
  ...filed('jewelery', jewelery),
  ...filed("men's clothing", mensClothing),
  ...filed("women's clothing", womensClothing),
]
