import { totalItems } from '../../../machines/domain/cart.ts'
import { Anchor } from '../../components/anchor.tsx'
import { Icon } from '../../components/icon.tsx'
import { cart } from '../../components/icons.ts'
import { lazyWhenShown, preloadOnIntent } from '../../components/lazy.tsx'
import { useShopSelector } from '../../components/shop-context.tsx'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { Value } from '../../components/value.tsx'
import { shellTexts } from '../../i18n/en/shell.ts'
import { useCartLink } from '../mini-cart/use-cart-link.ts'

const fetchMiniCart = async () => (await import('../mini-cart/mini-cart.tsx')).MiniCart
const MiniCart = lazyWhenShown(fetchMiniCart)
const intent = preloadOnIntent(fetchMiniCart)

export const CartLink = () => {
  const words = useTexts(shellTexts)
  const { number } = useFormat()
  const count = useShopSelector('cart', ({ context }) => totalItems(context.shown))
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
        {count > 0 ? <Value className="sc-cart-count">{number(count)}</Value> : null}
      </Anchor>
      {isOpen ? <MiniCart onClose={close} /> : null}
    </>
  )
}
