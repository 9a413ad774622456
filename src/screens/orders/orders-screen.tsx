import { Grid } from '@chakra-ui/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { ordersMachine } from '../../../machines/orders/orders.machine.ts'
import { AccountLayout } from '../../components/account-layout.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { ParcelDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useShopActor, useShopSelector } from '../../components/shop-context.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { ordersTexts } from '../../i18n/en/account.ts'
import { OrderCard } from './order-card.tsx'
import { Spending } from './spending.tsx'

const ordersIn = ({ context }: SnapshotFrom<typeof ordersMachine>) => context.orders
const shownIn = ({ context }: SnapshotFrom<typeof ordersMachine>) => context.shown
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
  const list = useRef<HTMLDivElement>(null)
  const orders = useShopSelector('orders', ordersIn)
  const shown = useShopSelector('orders', shownIn)
  const loading = useShopSelector('orders', isLoading)
  useFocusOnAdded(list, shown)
  if (loading) return <Skeleton height="10rem" />
  if (orders.length === 0) return <NoOrders />
  return (
    <Grid ref={list} templateColumns="minmax(0, 1fr)" gap="4">
      <Spending orders={orders} />
      {orders.slice(0, shown).map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      {orders.length > shown ? <OlderOrders left={orders.length - shown} /> : null}
    </Grid>
  )
}

/** A long list is shown in parts, because each order takes about 3 ms to render. */
const OlderOrders = ({ left }: { readonly left: number }) => {
  const words = useTexts(ordersTexts)
  const orders = useShopActor('orders')
  return (
    <Button variant="outline" justifySelf="center" onClick={() => orders.send({ type: 'orders.more' })}>
      {words.more(left)}
    </Button>
  )
}

/** Moves the focus to the first order that was added to the list. */
function useFocusOnAdded(list: RefObject<HTMLElement | null>, shown: number): void {
  const before = useRef(shown)
  useLayoutEffect(() => {
    if (shown > before.current) list.current?.querySelectorAll('summary')[before.current]?.focus()
    before.current = shown
  }, [shown, list])
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
