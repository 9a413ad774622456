import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { cartMachine } from '../../../machines/cart/cart.machine.ts'
import { totalItems } from '../../../machines/domain/cart.ts'
import { cartTexts } from '../../i18n/en/cart.ts'
import { CartUndo } from '../../parts/cart-undo.tsx'
import { Page, PageHeading } from '../../parts/page.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useShopActor, useShown } from '../../parts/shop-context.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import { CartLoading } from './cart-loading.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { FullCart } from './full-cart.tsx'

type CartSnapshot = SnapshotFrom<typeof cartMachine>

const countOf = ({ context }: CartSnapshot) => totalItems(context.shown)
const isLoading = (snapshot: CartSnapshot) => snapshot.hasTag('loading')

export const Screen = () => {
  const words = useTexts(cartTexts)
  const cart = useShopActor('cart')
  const count = useShown('cart', countOf)
  const loading = useShown('cart', isLoading)
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
