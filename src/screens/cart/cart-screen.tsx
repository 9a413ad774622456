import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from '../../../machines/cart/cart.machine.ts'
import { totalItems } from '../../../machines/domain/cart.ts'
import { ButtonLink } from '../../components/button.tsx'
import { CardPanel } from '../../components/card-panel.tsx'
import { CartUndo } from '../../components/cart-lines.tsx'
import { CartDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { BesideSummary } from '../../components/order-summary.tsx'
import { Page, PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useShopActor, useShopSelector } from '../../components/shop-context.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { cartLineTexts, cartTexts } from '../../i18n/en/cart.ts'
import { FullCart } from './full-cart.tsx'

type CartSnapshot = SnapshotFrom<typeof cartMachine>

const countOf = ({ context }: CartSnapshot) => totalItems(context.shown)
const isLoading = (snapshot: CartSnapshot) => snapshot.hasTag('loading')

export const Screen = () => {
  const words = useTexts(cartTexts)
  const cart = useShopActor('cart')
  const count = useShopSelector('cart', countOf)
  const loading = useShopSelector('cart', isLoading)
  useEffect(() => () => cart.send({ type: 'cart.left' }), [cart])
  return (
    <Page>
      <PageHead title={words.title} hidden />
      <PageHeading lead={count > 0 ? words.items(count) : undefined}>{words.title}</PageHeading>
      {loading ? <CartLoading /> : <CartUndo />}
      {loading ? null : <Contents count={count} />}
    </Page>
  )
}

const Contents = ({ count }: { readonly count: number }) => (count > 0 ? <FullCart /> : <EmptyCart />)

const CartLoading = () => (
  <BesideSummary aria-hidden="true">
    <CardPanel>
      <Skeleton height="7rem" />
    </CardPanel>
    <Skeleton height="20rem" shape="square" />
  </BesideSummary>
)

const EmptyCart = () => {
  const words = useTexts(cartTexts)
  return (
    <EmptyState
      art={<CartDrawing />}
      title={useTexts(cartLineTexts).emptyTitle}
      action={
        <ButtonLink to="/products" size="lg">
          {words.continue}
        </ButtonLink>
      }
    >
      {words.empty}
    </EmptyState>
  )
}
