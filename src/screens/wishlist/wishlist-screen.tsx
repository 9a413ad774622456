import { Box } from '@chakra-ui/react'
import { shallowEqual } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { catalogueMachine } from '../../../machines/catalogue/catalogue.machine.ts'
import { isAvailable, type Product } from '../../../machines/domain/product.ts'
import type { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts'
import { AccountLayout } from '../../components/account-layout.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { WishlistDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Icon } from '../../components/icon.tsx'
import { cart as cartShape } from '../../components/icons.ts'
import { MovingList } from '../../components/moving-list.tsx'
import { PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ListedProductCard, ProductSkeleton, useProductCardWords } from '../../components/product-card.tsx'
import { useShopActor, useShopSelector } from '../../components/shop-context.tsx'
import { UndoNotice } from '../../components/undo-notice.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useTexts } from '../../components/use-texts.ts'
import { wishlistTexts } from '../../i18n/en/account.ts'

type Snapshot = SnapshotFrom<typeof wishlistMachine>

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gridAutoRows: '400px',
  gap: '6',
}
const productsOf = ({ context }: Snapshot) => context.shown
const isLoading = (snapshot: Snapshot) => snapshot.hasTag('loading')

export const Screen = () => {
  const words = useTexts(wishlistTexts)
  const wishlist = useShopActor('wishlist')
  const cart = useShopActor('cart')
  const products = useFreshProducts(useShopSelector('wishlist', productsOf, shallowEqual))
  const loading = useShopSelector('wishlist', isLoading)
  useEffect(() => () => wishlist.send({ type: 'wishlist.left' }), [wishlist])
  const addAll = () =>
    cart.send({ type: 'cart.add.all', lines: products.map((product) => ({ product, quantity: 1 })) })
  return (
    <AccountLayout>
      <PageHead title={words.title} hidden />
      <PageHeading
        lead={products.length > 0 ? words.count(products.length) : undefined}
        aside={
          products.some(isAvailable) ? (
            <Button onClick={addAll}>
              <Icon of={cartShape} />
              {words.addAll}
            </Button>
          ) : undefined
        }
      >
        {words.title}
      </PageHeading>
      <WishlistUndo />
      <WishlistProducts products={products} loading={loading} />
    </AccountLayout>
  )
}

const WishlistProducts = ({ products, loading }: { products: Product[]; loading: boolean }) => {
  const words = useTexts(wishlistTexts)
  const cardWords = useProductCardWords()
  if (products.length > 0)
    return (
      <MovingList
        {...grid}
        items={products.map((product) => ({
          key: product.id,
          children: <ListedProductCard product={product} words={cardWords} headingAs="h2" />,
        }))}
      />
    )
  if (loading)
    return (
      <Box {...grid}>
        <ProductSkeleton />
        <ProductSkeleton />
        <ProductSkeleton />
      </Box>
    )
  return (
    <EmptyState
      art={<WishlistDrawing />}
      title={words.empty}
      action={<ButtonLink to="/products">{words.browse}</ButtonLink>}
    >
      <p>{words.emptyText}</p>
    </EmptyState>
  )
}

const cataloguedOf = ({ context }: SnapshotFrom<typeof catalogueMachine>) => context.products

/** The current data of the products; a product that is no longer listed is shown as it was saved. */
function useFreshProducts(products: Product[]): Product[] {
  const catalogue = useShopSelector('catalogue', cataloguedOf)
  return useMemo(() => {
    const fresh = new Map(catalogue.map((product) => [product.id, product]))
    return products.map((product) => fresh.get(product.id) ?? product)
  }, [catalogue, products])
}

const undoOf = ({ context }: Snapshot) => context.undo
const countOf = ({ context }: Snapshot) => context.shown.length

/** Offers to undo the last removal while that is possible. */
const WishlistUndo = () => {
  const words = useTexts(wishlistTexts)
  const wishlist = useShopActor('wishlist')
  const undo = useShopSelector('wishlist', undoOf)
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button, useShopSelector('wishlist', countOf))
  if (undo?.type !== 'wishlist.restore') return null
  return (
    <UndoNotice ref={button} label={words.undo} onUndo={() => wishlist.send({ type: 'wishlist.undo' })}>
      {words.removed(undo.product.title)}
    </UndoNotice>
  )
}
