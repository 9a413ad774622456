import type { ShopCategory } from '../../../machines/product/product.ts'
import { defineTexts } from '../texts.ts'

const categories: Record<ShopCategory, string> = {
  electronics: 'Electronics',
  jewelery: 'Jewelry',
  "men's clothing": "Men's clothing",
  "women's clothing": "Women's clothing",
}

export const categoryTexts = defineTexts('categories', categories)
