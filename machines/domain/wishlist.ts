import type { Product } from './product.ts'

export type WishlistChange =
  | { type: 'wishlist.add'; product: Product }
  | { type: 'wishlist.remove'; id: number }
  | { type: 'wishlist.restore'; product: Product; at: number }

export function applyToWishlist(products: Product[], change: WishlistChange): Product[] {
  switch (change.type) {
    case 'wishlist.add':
      return includesProduct(products, change.product.id) ? products : [...products, change.product]
    case 'wishlist.remove':
      return products.filter(({ id }) => id !== change.id)
    case 'wishlist.restore':
      return includesProduct(products, change.product.id)
        ? products
        : [...products.slice(0, change.at), change.product, ...products.slice(change.at)]
  }
}

export function includesProduct(products: Product[], id: number): boolean {
  return products.some((product) => product.id === id)
}

/** The change when the heart is clicked: the product is added, or removed if it is on the wishlist. */
export function toggled(products: Product[], product: Product): WishlistChange {
  return includesProduct(products, product.id)
    ? { type: 'wishlist.remove', id: product.id }
    : { type: 'wishlist.add', product }
}

export function undoOf(products: Product[], change: WishlistChange): WishlistChange | undefined {
  if (change.type !== 'wishlist.remove') return undefined
  const at = products.findIndex(({ id }) => id === change.id)
  const product = products[at]
  return product && { type: 'wishlist.restore', product, at }
}

export function mergedWishlist(account: Product[], other: Product[]): Product[] {
  return other.reduce(
    (products, product) => applyToWishlist(products, { type: 'wishlist.add', product }),
    account,
  )
}
