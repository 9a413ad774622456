import { resultsOf } from '../../../../machines/filters/catalogue-index.ts'
import { viewFrom } from '../../../../machines/filters/view.ts'
import { categoryTexts } from '../../../../src/i18n/en/listing.ts'
import { productsOf } from '../products.ts'
import type { Start } from '../trial.ts'
import { searchTrial } from './search-trial.ts'

export const start: Start = (_, size) => {
  const products = productsOf(size)
  const everything = viewFrom('')
  return searchTrial(
    products,
    () => (search) => resultsOf(products, { ...everything, search }, categoryTexts.en).map(({ id }) => id),
  )
}
