import type { Product } from '../../../machines/domain/product.ts'
import picture from './picture.svg?no-inline'

const nouns = [
  'jacket',
  'lamp',
  'monitor',
  'necklace',
  'backpack',
  'kettle',
  'sneaker',
  'drive',
  'blouse',
  'watch',
]
const adjectives = [
  'waterproof',
  'wireless',
  'vintage',
  'slim',
  'foldable',
  'brushed',
  'cotton',
  'ceramic',
  'solid',
  'quiet',
]
const phrases = [
  'for winter',
  'for the desk',
  'for long walks',
  'from Lisbon',
  'with a lid',
  'in two sizes',
  'for gifts',
]
const categories = ['electronics', 'jewelery', "men's clothing", "women's clothing"]

/** Deterministic, with text lengths and word frequencies like those of a shop. */
export function productsOf(size: number): Product[] {
  const next = numbersFrom(42)
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? ''
  return Array.from({ length: size }, (_, index) => {
    const title = `${pick(adjectives)} ${pick(nouns)} ${pick(phrases)} ${index + 1}`
    return {
      id: index + 1,
      title,
      description: Array.from(
        { length: 12 },
        () => `${pick(adjectives)} ${pick(nouns)} ${pick(phrases)}`,
      ).join(', '),
      price: 100 + Math.floor(next() * 100_000),
      category: pick(categories),
      image: picture,
      images: [picture],
      rating: { rate: Math.round(next() * 50) / 10, count: Math.floor(next() * 400) },
    }
  })
}

/** Texts as typed by people, each one letter longer than the one before. */
export const queries: readonly string[] = [
  'waterproof',
  'wireless jacket',
  'ceramic',
  'gifts',
  'kettle in',
  'ooth',
  'solid lamp f',
].flatMap((text) =>
  Array.from({ length: text.length - 1 }, (_, letters) => text.slice(0, letters + 2).trim()),
)

/** A linear congruential generator, which is sufficient here and the same in every browser. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
