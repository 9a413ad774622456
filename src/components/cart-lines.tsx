import { useSlotRecipe } from '@chakra-ui/react'
import { cartLineTexts } from '../i18n/en/cart.ts'
import { cartLinesRecipe } from '../theme/recipes/cart-lines.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { MovingList } from './moving-list.tsx'
import { useShopActor, useShopSelector } from './shop-context.tsx'
import { useTexts } from './use-texts.ts'

type Props = { readonly onVisit?: (() => void) | undefined }

/** The lines of the cart, with quantity and remove buttons. */
export const CartLines = ({ onVisit }: Props) => {
  const words = useTexts(cartLineTexts)
  const cart = useShopActor('cart')
  const lines = useShopSelector('cart', ({ context }) => context.shown.lines, isSame)
  const styles = useSlotRecipe({ recipe: cartLinesRecipe })()
  return (
    <MovingList
      css={styles.root}
      itemCss={styles.line}
      aria-label={words.list}
      items={lines.map((line) => ({
        key: line.product.id,
        children: (
          <CartLineRow
            line={line}
            styles={styles}
            onStep={(by) => cart.send({ type: 'cart.quantity.step', id: line.product.id, by })}
            onRemove={() => cart.send({ type: 'cart.remove', id: line.product.id })}
            onVisit={onVisit}
          />
        ),
      }))}
    />
  )
}

/** Compares line by line, because applying the pending changes creates a new array each time. */
function isSame<Line>(one: Line[], other: Line[]): boolean {
  return one.length === other.length && one.every((line, at) => line === other[at])
}
