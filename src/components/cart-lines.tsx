import { cartLineTexts } from '../i18n/en/cart.ts'
import { CartLineRow } from './cart-line-row.tsx'
import './cart-lines.css'
import { useShopActor, useShopSelector } from './shop-context.tsx'
import { useTexts } from './use-texts.ts'

type Props = { readonly compact?: boolean | undefined; readonly onVisit?: (() => void) | undefined }

/** The lines of the cart, with quantity and remove buttons. */
export const CartLines = ({ compact = false, onVisit }: Props) => {
  const words = useTexts(cartLineTexts)
  const cart = useShopActor('cart')
  const lines = useShopSelector('cart', ({ context }) => context.shown.lines, isSame)
  return (
    <ul className="sc-cart-lines" data-compact={compact || undefined} aria-label={words.list}>
      {lines.map((line) => (
        <CartLineRow
          key={line.product.id}
          line={line}
          onStep={(by) => cart.send({ type: 'cart.quantity.step', id: line.product.id, by })}
          onRemove={() => cart.send({ type: 'cart.remove', id: line.product.id })}
          onVisit={onVisit}
        />
      ))}
    </ul>
  )
}

/** Compares line by line, because applying the pending changes creates a new array each time. */
function isSame<Line>(one: Line[], other: Line[]): boolean {
  return one.length === other.length && one.every((line, at) => line === other[at])
}
