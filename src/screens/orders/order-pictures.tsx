import type { Order } from '../../../machines/domain/order.ts'
import { ProductImage } from '../../components/product-image.tsx'

const shown = 4

/** Thumbnails of the ordered products. */
export const OrderPictures = ({ items }: Pick<Order, 'items'>) => (
  <div className="sc-order-pictures" aria-hidden="true">
    {items.slice(0, shown).map(({ product }) => (
      <ProductImage key={product.id} src={product.image} alt="" size={96} />
    ))}
    {items.length > shown ? <span>+{items.length - shown}</span> : null}
  </div>
)
