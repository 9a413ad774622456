import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts'
import { useShopActor, useShopSelector } from '../../components/shop-context.tsx'
import { UndoNotice } from '../../components/undo-notice.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useTexts } from '../../components/use-texts.ts'
import { wishlistTexts } from '../../i18n/en/account.ts'

type Snapshot = SnapshotFrom<typeof wishlistMachine>

const undoOf = ({ context }: Snapshot) => context.undo
const countOf = ({ context }: Snapshot) => context.shown.length

/** Offers to undo the last removal while that is possible. */
export const WishlistUndo = () => {
  const words = useTexts(wishlistTexts)
  const wishlist = useShopActor('wishlist')
  const undo = useShopSelector('wishlist', undoOf)
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button, useShopSelector('wishlist', countOf))
  if (undo?.type !== 'wishlist.restore') return null
  return (
    <UndoNotice ref={button} label={words.undo} onUndo={() => wishlist.send({ type: 'wishlist.undo' })}>
      {words.removed(undo.product.title)}
    </UndoNotice>
  )
}
