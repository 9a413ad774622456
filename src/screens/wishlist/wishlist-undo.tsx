import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { undo as undoShape } from '../../components/icons.ts'
import { useShopActor, useShopSelector } from '../../components/shop-context.tsx'
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
    <div className="wishlist-undo">
      <p>{words.removed(undo.product.title)}</p>
      <Button ref={button} variant="quiet" size="sm" onClick={() => wishlist.send({ type: 'wishlist.undo' })}>
        <Icon of={undoShape} size="1.125rem" />
        {words.undo}
      </Button>
    </div>
  )
}
