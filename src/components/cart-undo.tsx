import { useEffect, useRef } from 'react'
import { cartLineTexts } from '../i18n/en/cart.ts'
import { useShopActor, useShopSelector } from './shop-context.tsx'
import { UndoNotice } from './undo-notice.tsx'
import { isFocusLost } from './use-focus-fallback.ts'
import { useTexts } from './use-texts.ts'

/** Offers to undo the last removal while that is possible. */
export const CartUndo = () => {
  const words = useTexts(cartLineTexts)
  const cart = useShopActor('cart')
  const undo = useShopSelector('cart', ({ context }) => context.undo)
  const button = useRef<HTMLButtonElement>(null)
  /** Takes the focus, because the pressed button was removed with its line. */
  useEffect(() => {
    if (undo && isFocusLost()) button.current?.focus({ preventScroll: true })
  }, [undo])
  const removed = undo?.lines[0]
  if (!undo || !removed) return null
  return (
    <UndoNotice ref={button} label={words.undo} onUndo={() => cart.send({ type: 'cart.undo' })}>
      {undo.cleared ? words.cleared : words.removed(removed.line.product.title)}
    </UndoNotice>
  )
}
