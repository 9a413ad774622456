import type { Order } from '../../../machines/domain/order.ts'
import { confirmationTexts } from '../../i18n/en/checkout.ts'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { download, print } from '../../parts/icons-deeds.ts'
import { useShopActor } from '../../parts/shop-context.tsx'
import { useReceipt } from '../../parts/use-receipt.ts'
import { useTexts } from '../../parts/use-texts.ts'

export const ReceiptButtons = ({ order }: { readonly order: Order }) => {
  const words = useTexts(confirmationTexts)
  const orders = useShopActor('orders')
  const save = useReceipt(order)
  return (
    <>
      <Button variant="quiet" className="no-print" onClick={() => orders.send({ type: 'order.print' })}>
        <Icon of={print} />
        {words.print}
      </Button>
      <Button variant="quiet" className="no-print" onClick={save}>
        <Icon of={download} />
        {words.download}
      </Button>
    </>
  )
}
