import type { CategoryLabels } from '../../../machines/domain/category.ts'
import { defineTexts } from '../texts.ts'

const categories: CategoryLabels = {
  electronics: 'Electronics',
  jewelery: 'Jewelry',
  "men's clothing": "Men's clothing",
  "women's clothing": "Women's clothing",
}

export const categoryTexts = defineTexts('categories', categories)
