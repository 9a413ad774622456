import { Grid } from '@chakra-ui/react'
import type { SnapshotFrom } from 'xstate'
import type { ordersMachine } from '../../../machines/orders/orders.machine.ts'
import { AccountLayout } from '../../components/account-layout.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { ParcelDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useShopSelector } from '../../components/shop-context.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { ordersTexts } from '../../i18n/en/account.ts'
import { OrderCard } from './order-card.tsx'
import { Spending } from './spending.tsx'

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
  const orders = useShopSelector('orders', ordersIn)
  const loading = useShopSelector('orders', isLoading)
  if (loading) return <Skeleton height="10rem" />
  if (orders.length === 0) return <NoOrders />
  return (
    <Grid templateColumns="minmax(0, 1fr)" gap="4">
      <Spending orders={orders} />
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </Grid>
  )
}

const NoOrders = () => {
  const words = useTexts(ordersTexts)
  return (
    <EmptyState
      art={<ParcelDrawing />}
      title={words.emptyTitle}
      action={<ButtonLink to="/products">{words.start}</ButtonLink>}
    >
      {words.empty}
    </EmptyState>
  )
}
