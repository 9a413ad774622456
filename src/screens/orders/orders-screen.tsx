import type { SnapshotFrom } from 'xstate'
import type { ordersMachine } from '../../../machines/orders/orders.machine.ts'
import { ordersTexts } from '../../i18n/en/account.ts'
import { AccountLayout } from '../../parts/account-layout.tsx'
import { PageHeading } from '../../parts/page.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useShown } from '../../parts/shop-context.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderCard } from './order-card.tsx'
import { Spending } from './spending.tsx'
import './orders.css'

const ordersIn = ({ context }: SnapshotFrom<typeof ordersMachine>) => context.orders
const isLoading = (snapshot: SnapshotFrom<typeof ordersMachine>) => snapshot.hasTag('loading')

export const Screen = () => {
  const words = useTexts(ordersTexts)
  return (
    <AccountLayout>
      <PageHead title={words.title} hidden />
      <PageHeading>{words.title}</PageHeading>
      <Orders />
    </AccountLayout>
  )
}

const Orders = () => {
  const orders = useShown('orders', ordersIn)
  const loading = useShown('orders', isLoading)
  if (loading) return <Skeleton height="10rem" />
  if (orders.length === 0) return <NoOrders />
  return (
    <div className="sc-orders">
      <Spending orders={orders} />
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </div>
  )
}
