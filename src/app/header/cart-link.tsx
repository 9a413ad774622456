import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import { totalItems } from '../../../machines/domain/cart.ts'
import { miniCartWith } from '../../../machines/mini-cart/mini-cart.effects.ts'
import type { miniCartMachine } from '../../../machines/mini-cart/mini-cart.machine.ts'
import { Icon } from '../../components/icon.tsx'
import { cart } from '../../components/icons.ts'
import { lazyWhenShown, preloadOnIntent } from '../../components/lazy.tsx'
import { Anchor } from '../../components/link.tsx'
import { useScreen, useShopSelector, useUser } from '../../components/shop-context.tsx'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { Value } from '../../components/value.tsx'
import { shellTexts } from '../../i18n/en/shell.ts'

const fetchMiniCart = async () => (await import('../mini-cart/mini-cart.tsx')).MiniCart
const MiniCart = lazyWhenShown(fetchMiniCart)
const intent = preloadOnIntent(fetchMiniCart)

const isOpenIn = (snapshot: SnapshotFrom<typeof miniCartMachine>) => snapshot.matches('open')

export const CartLink = () => {
  const words = useTexts(shellTexts)
  const { number } = useFormat()
  const count = useShopSelector('cart', ({ context }) => totalItems(context.shown))
  const actor = useScreen('miniCart', miniCartWith, undefined)
  const isOpen = useSelector(actor, isOpenIn)
  const user = useUser()
  /** A guest's plain click opens the drawer instead of the page. */
  const follow = (event: MouseEvent) => {
    if (user || !isPlainClick(event)) return
    event.preventDefault()
    actor.send({ type: 'miniCart.open' })
  }
  return (
    <>
      <Anchor
        to="/cart"
        className="sc-cart-link"
        aria-label={words.cart(count)}
        data-queue-click
        onClick={follow}
        {...intent}
      >
        <Icon of={cart} size="1.5rem" />
        {count > 0 ? <Value className="sc-cart-count">{number(count)}</Value> : null}
      </Anchor>
      {isOpen ? <MiniCart onClose={() => actor.send({ type: 'miniCart.close' })} /> : null}
    </>
  )
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
