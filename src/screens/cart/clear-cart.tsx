import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { clearCartMachine } from '../../../machines/clear-cart/clear-cart.machine.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Icon } from '../../components/icon.tsx'
import { trash } from '../../components/screen-icons.ts'
import { useScreen } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { cartTexts } from '../../i18n/en/cart.ts'

const clearCart = () => clearCartMachine
const isAsking = (snapshot: SnapshotFrom<typeof clearCartMachine>) => snapshot.matches('asking')

export const ClearCart = () => {
  const words = useTexts(cartTexts)
  const clearing = useScreen('clearCart', clearCart, undefined)
  const asking = useSelector(clearing, isAsking)
  return (
    <>
      <Button variant="ghost" onClick={() => clearing.send({ type: 'clearCart.ask' })}>
        <Icon of={trash} />
        {words.clear}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={words.clearTitle}
          confirmLabel={words.clearConfirm}
          cancelLabel={words.keep}
          danger
          onConfirm={() => clearing.send({ type: 'clearCart.confirm' })}
          onCancel={() => clearing.send({ type: 'clearCart.cancel' })}
        >
          {words.clearText}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
