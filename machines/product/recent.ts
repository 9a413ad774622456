import type { Product, RecentProduct } from '../domain/product.ts'

export const recentLimit = 8

/** Newest first, each once; one more than is shown, because a page leaves out its own product. */
export function visited(recent: readonly RecentProduct[], { id, title, image }: Product): RecentProduct[] {
  return [{ id, title, image }, ...recent.filter((other) => other.id !== id)].slice(0, recentLimit + 1)
}
