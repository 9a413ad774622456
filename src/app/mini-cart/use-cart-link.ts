import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import { miniCartMachine } from '../../../machines/mini-cart/mini-cart.machine.ts'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import { useScreen, useShopSelector } from '../../components/shop-context.tsx'

const miniCart = () => miniCartMachine
const isOpenIn = (snapshot: SnapshotFrom<typeof miniCartMachine>) => snapshot.matches('open')
const userIn = ({ context }: SnapshotFrom<typeof sessionMachine>) => context.user

export interface CartLinkUse {
  isOpen: boolean
  /** For the link to /cart: a guest's plain click opens the drawer instead. */
  follow(event: MouseEvent): void
  close(): void
}

export function useCartLink(): CartLinkUse {
  const actor = useScreen('miniCart', miniCart, undefined)
  const isOpen = useSelector(actor, isOpenIn)
  const user = useShopSelector('session', userIn)
  return {
    isOpen,
    follow: (event) => {
      if (user || !isPlain(event)) return
      event.preventDefault()
      actor.send({ type: 'miniCart.open' })
    },
    close: () => actor.send({ type: 'miniCart.close' }),
  }
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
