import type { Product } from './product.ts'

/** How many products each request for a list asks for. */
export const productLimit = 100

/** The items of a list, and whether the source may have more of them. */
export interface RawList {
  items: readonly unknown[]
  isTruncated: boolean
}

/** A product service, and how its answers are decoded. */
export interface Source {
  /**
   * Used to name its states in the catalogue, its cached list, its address (`/sources/one`) and its setting
   * (`VITE_SOURCE_ONE_URL`).
   */
  id: string
  /** The id that the service's product 1 has in the shop. A source's range of ids ends where that of the next source begins. */
  firstId: number
  /** Decodes a list. `from`: the number of items before this page of the list. */
  list(answer: unknown, from?: number): RawList | undefined
  /** Whether the service sends its list in pages (`skip`). */
  hasPages?: true
  /** Decodes one product, with the service's own id; undefined if it is not a valid product. */
  product(item: unknown, imageOf: (raw: unknown) => string): Product | undefined
  /** Decodes the category names, if the service has them. */
  categories?(answer: unknown): string[] | undefined
}

export interface SourceList {
  products: Product[]
  /** How many items of the answer were left out, because they were unreadable or had the id of another item. */
  dropped: number
  /** The list may be incomplete: the source may sell products that are not in it. */
  isTruncated?: true
  /** The offset of the next page, if all pages are wanted and there may be another one. */
  next?: number
}
