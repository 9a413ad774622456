import type { Product } from './product.ts'

/** How many products each source is asked for. */
export const productLimit = 100

/** The items of a list, and whether the source may have more of them. */
export interface RawList {
  items: readonly unknown[]
  isTruncated: boolean
}

/** A service that says what is sold, and how its answers are read. */
export interface Source {
  /** Names its states in the catalogue, its stored list, its address (`/sources/one`) and its setting (`VITE_SOURCE_ONE_URL`). */
  id: string
  /** The id that the service's product 1 has in the shop. A source's range of ids ends where that of the next source begins. */
  firstId: number
  /** `from`: how many items came before this page of the list. */
  list(answer: unknown, from?: number): RawList | undefined
  /** Whether the service sends its list in pages (`skip`). */
  hasPages?: true
  /** One product, with the service's own id; undefined for what describes none. */
  product(item: unknown, imageOf: (raw: unknown) => string): Product | undefined
  /** Where the service names its categories. */
  categories?(answer: unknown): string[] | undefined
}

export interface SourceList {
  products: Product[]
  /** Items of the answer that could not be read and were left out. */
  dropped: number
  /** The list may be incomplete: the source may sell products that are not in it. */
  isTruncated?: true
  /** Where the next page begins, if all pages are wanted and there may be one. */
  next?: number
}
