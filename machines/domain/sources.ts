import { firstSource } from './first-source.ts'
import type { Product } from './product.ts'
import { secondSource } from './second-source.ts'
import type { Source } from './source.ts'

/** The product sources, in the order of the catalogue and of their `firstId`. */
export const sources = [firstSource, secondSource] as const satisfies readonly Source[]

export type SourceName = (typeof sources)[number]['id']
export const sourceNames: readonly SourceName[] = sources.map(({ id }) => id)

/** The source that has the product, and the id that the product has there. */
export function sourceOf(id: number): { source: SourceName; id: number } {
  const match = sources.findLast(({ firstId }) => id >= firstId) ?? firstSource
  return { source: match.id, id: id - match.firstId + 1 }
}

/** The id that a source's product has in the shop. */
export function shopId({ firstId }: Source, id: number): number {
  return id + firstId - 1
}

/** Whether the source sends its list in pages. */
export function hasPages(source: SourceName): boolean {
  return sources.some((candidate: Source) => candidate.id === source && candidate.hasPages)
}

/** The setting that names a source's host. */
export function settingOf(source: SourceName): `VITE_SOURCE_${string}_URL` {
  return `VITE_SOURCE_${source.toUpperCase()}_URL`
}

/** The answer of a source, with the products added in this browser. */
export interface SourceUpdate {
  source: SourceName
  products: Product[]
  /** How many items were unreadable or had the id of another item. The product to find may be one of them. */
  dropped: number
  /** The source may have more products than these. */
  isTruncated?: true | undefined
  /** Ids that were requested from the source and that it does not have. */
  missing?: readonly number[]
}
