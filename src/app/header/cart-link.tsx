import { totalItems } from '../../../machines/domain/cart.ts'
import { shellTexts } from '../../i18n/en/shell.ts'
import { Anchor } from '../../parts/anchor.tsx'
import { Icon } from '../../parts/icon.tsx'
import { cart } from '../../parts/icons-shell.ts'
import { useShown } from '../../parts/shop-context.tsx'
import { useFormat, useTexts } from '../../parts/use-texts.ts'
import { onIntent, whenWanted } from '../later.tsx'
import { useCartLink } from '../mini-cart/use-cart-link.ts'
import { CartCount } from './cart-count.tsx'

const fetchMiniCart = async () => (await import('../mini-cart/mini-cart.tsx')).MiniCart
const MiniCart = whenWanted(fetchMiniCart)
const intent = onIntent(fetchMiniCart)

export const CartLink = () => {
  const words = useTexts(shellTexts)
  const { number } = useFormat()
  const count = useShown('cart', ({ context }) => totalItems(context.shown))
  const { isOpen, follow, close } = useCartLink()
  return (
    <>
      <Anchor
        to="/cart"
        className="sc-cart-link"
        aria-label={words.cart(count)}
        data-held
        onClick={follow}
        {...intent}
      >
        <Icon of={cart} size="1.5rem" />
        {count > 0 ? <CartCount>{number(count)}</CartCount> : null}
      </Anchor>
      {isOpen ? <MiniCart onClose={close} /> : null}
    </>
  )
}
