import { useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { catalogueMachine } from '../../../machines/catalogue/catalogue.machine.ts'
import type { Product } from '../../../machines/domain/product.ts'
import { useShopSelector } from '../../components/shop-context.tsx'

const listed = ({ context }: SnapshotFrom<typeof catalogueMachine>) => context.products

/** The current data of the products; a product that is no longer listed is shown as it was saved. */
export function useFreshProducts(products: Product[]): Product[] {
  const catalogue = useShopSelector('catalogue', listed)
  return useMemo(() => {
    const fresh = new Map(catalogue.map((product) => [product.id, product]))
    return products.map((product) => fresh.get(product.id) ?? product)
  }, [catalogue, products])
}
