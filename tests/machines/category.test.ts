import { expect, it } from 'vitest'
import { categoryLabel } from '../../machines/domain/product.ts'
import { englishLabels, spanishLabels } from '../../machines/fixtures/examples.ts'

it.each([
  ['jewelery', 'Jewelry', 'Joyería'],
  ["men's clothing", "Men's clothing", 'Ropa de hombre'],
  ['home-decor', 'Home decor', 'Home decor'],
  ['mens_shirts', 'Mens shirts', 'Mens shirts'],
  ['  kitchen   accessories ', 'Kitchen accessories', 'Kitchen accessories'],
  ['TVs', 'TVs', 'TVs'],
  ['constructor', 'Constructor', 'Constructor'],
  ['', '', ''],
])('calls %j %j in English, and %j in Spanish', (category, english, spanish) => {
  expect(categoryLabel(category, englishLabels)).toBe(english)
  expect(categoryLabel(category, spanishLabels)).toBe(spanish)
})
