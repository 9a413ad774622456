import { Link } from 'react-router-dom'
import { shownCart } from '../../../machines/cart/cart.machine.ts'
import { totalItems } from '../../../machines/cart/cart.ts'
import { shellTexts } from '../../i18n/en/shell.ts'
import { Icon } from '../../parts/icon.tsx'
import { cart } from '../../parts/icons-shop.ts'
import { useShown } from '../../parts/shop-context.tsx'
import { useFormat, useTexts } from '../../parts/use-texts.ts'
import { whenWanted } from '../later.tsx'
import { useCartLink } from '../mini-cart/use-cart-link.ts'
import { CartCount } from './cart-count.tsx'

const fetchMiniCart = async () => (await import('../mini-cart/mini-cart.tsx')).MiniCart
const MiniCart = whenWanted(fetchMiniCart)

/** Who points at the link is about to press it. */
const prepare = () => {
  fetchMiniCart().catch(() => undefined)
}

export const CartLink = () => {
  const words = useTexts(shellTexts)
  const { number } = useFormat()
  const count = useShown('cart', ({ context }) => totalItems(shownCart(context)))
  const { isOpen, follow, close } = useCartLink()
  return (
    <>
      <Link
        to="/cart"
        className="sc-cart-link"
        aria-label={words.cart(count)}
        onClick={follow}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon of={cart} size="1.5rem" />
        {count > 0 ? <CartCount>{number(count)}</CartCount> : null}
      </Link>
      {isOpen ? <MiniCart onClose={close} /> : null}
    </>
  )
}
