import type { Product } from './product.ts'

export type SourceName = 'one' | 'two'

export interface SourceList {
  products: Product[]
  /** Items of the answer that could not be read and were left out. */
  dropped: number
  /** The source did not say that these are all its products: what is not among them may be sold all the same. */
  isCut?: true
}

/** What a source has answered, with what was added here. */
export interface SourceUpdate {
  source: SourceName
  products: Product[]
  /** Items that could not be read: one of them may be the product that is looked for. */
  dropped: number
  /** The source may have more products than these. */
  isCut?: true | undefined
  /** What the source was asked for by id, and does not have. */
  missing?: readonly number[]
}
