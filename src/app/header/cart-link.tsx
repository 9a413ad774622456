import { m } from 'framer-motion'
import { Link } from 'react-router-dom'
import { shownCart } from '../../../machines/cart/cart.machine.ts'
import { totalItems } from '../../../machines/cart/cart.ts'
import { shellTexts } from '../../i18n/en/shell.ts'
import { Icon } from '../../parts/icon.tsx'
import { cart } from '../../parts/icons-shop.ts'
import { useShown } from '../../parts/shop-context.tsx'
import { useFormat, useTexts } from '../../parts/use-texts.ts'
import { MiniCart } from '../mini-cart/mini-cart.tsx'
import { useCartLink } from '../mini-cart/use-cart-link.ts'

export const CartLink = () => {
  const words = useTexts(shellTexts)
  const { number } = useFormat()
  const count = useShown('cart', ({ context }) => totalItems(shownCart(context)))
  const { isOpen, follow, close } = useCartLink()
  return (
    <>
      <Link to="/cart" className="sc-cart-link" aria-label={words.cart(count)} onClick={follow}>
        <Icon of={cart} size="1.5rem" />
        {count > 0 ? (
          <m.span key={count} className="sc-cart-count" initial={{ scale: 0.8 }} animate={{ scale: 1 }}>
            {number(count)}
          </m.span>
        ) : null}
      </Link>
      {isOpen ? <MiniCart onClose={close} /> : null}
    </>
  )
}
