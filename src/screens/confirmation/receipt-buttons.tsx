import type { Order } from '../../../machines/domain/order.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { download, print } from '../../components/screen-icons.ts'
import { useShopActor } from '../../components/shop-context.tsx'
import { useReceipt } from '../../components/use-receipt.ts'
import { useTexts } from '../../components/use-texts.ts'
import { confirmationTexts } from '../../i18n/en/checkout.ts'

export const ReceiptButtons = ({ order }: { readonly order: Order }) => {
  const words = useTexts(confirmationTexts)
  const orders = useShopActor('orders')
  const save = useReceipt(order)
  return (
    <>
      <Button variant="quiet" onClick={() => orders.send({ type: 'order.print' })}>
        <Icon of={print} />
        {words.print}
      </Button>
      <Button variant="quiet" onClick={save}>
        <Icon of={download} />
        {words.download}
      </Button>
    </>
  )
}
