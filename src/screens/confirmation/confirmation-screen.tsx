import { useLocation } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import type { ordersMachine } from '../../../machines/orders/orders.machine.ts'
import { Page, PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useShopSelector } from '../../components/shop-context.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { confirmationTexts } from '../../i18n/en/checkout.ts'
import { Confirmed } from './confirmed.tsx'
import { MissingOrder } from './missing-order.tsx'

const ordersIn = ({ context }: SnapshotFrom<typeof ordersMachine>) => context.orders
/** While orders are being read again, a missing order may be one that was just placed. */
const areKnown = (snapshot: SnapshotFrom<typeof ordersMachine>) => snapshot.matches('ready')

export const Screen = () => {
  const words = useTexts(confirmationTexts)
  const query = new URLSearchParams(useLocation().search)
  const orders = useShopSelector('orders', ordersIn)
  const known = useShopSelector('orders', areKnown)
  const order = orders.find(({ id }) => id === query.get('order'))
  return (
    <Page>
      <PageHead title={words.opening} hidden />
      {order ? <Confirmed order={order} /> : null}
      {order || known ? null : <Opening />}
      {order || !known ? null : <MissingOrder />}
    </Page>
  )
}

const Opening = () => (
  <>
    <PageHeading>{useTexts(confirmationTexts).opening}</PageHeading>
    <Skeleton height="24rem" />
  </>
)
