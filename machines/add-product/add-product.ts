import { amountFrom } from '../domain/amount.ts'
import {
  type FormValues,
  firstProblemOf,
  type Rule,
  type Rules,
  required,
  safeImage,
  textOf,
} from '../domain/form.ts'
import { type Cents, toCents } from '../domain/money.ts'
import { type Product, shopCategories } from '../domain/product.ts'

/** The fields of a product that an administrator enters. */
export type EnteredProduct = Pick<Product, 'title' | 'price' | 'description' | 'category' | 'image'>

const maxPrice: Cents = 1_000_000_000

const price: Rule = (value) => (priceFrom(textOf(value)) === undefined ? 'priceInvalid' : undefined)

export const productRules: Rules = {
  title: required(),
  price,
  category: required(),
  description: required(),
  image: firstProblemOf(required(), safeImage('imageInvalid')),
}

export const blankProduct: FormValues = {
  title: '',
  price: '',
  category: shopCategories[0],
  description: '',
  image: '',
}

export function valuesOf({ title, price: cents, category, description, image }: Product): FormValues {
  return { title, price: (cents / 100).toFixed(2), category, description, image }
}

export function factsFrom(values: FormValues): EnteredProduct {
  const text = (name: string) => textOf(values[name]).trim()
  return {
    title: text('title'),
    price: priceFrom(text('price')) ?? 0,
    description: text('description'),
    category: text('category'),
    image: text('image'),
  }
}

/** The amount in cents; undefined unless it is above zero and at most `maxPrice`. */
function priceFrom(text: string): Cents | undefined {
  const cents = toCents(amountFrom(text) ?? 0)
  return cents > 0 && cents <= maxPrice ? cents : undefined
}

export function newProduct(facts: EnteredProduct, id: number): Product {
  return { ...facts, id, images: [facts.image], rating: { rate: 0, count: 0 } }
}

export function changedProduct(product: Product, facts: EnteredProduct): Product {
  return { ...product, ...facts, images: [facts.image, ...product.images.slice(1)] }
}
