import { Box } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { productIdFrom } from '../../../machines/domain/product.ts'
import { productWith } from '../../../machines/product/product.effects.ts'
import type { productMachine } from '../../../machines/product/product.machine.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { BrokenDrawing, SearchDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Page } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useInitialSelector, useScreen } from '../../components/shop-context.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'
import { Facts, ProductMain } from './product-main.tsx'
import { ProductPage } from './product-page.tsx'

type Snapshot = SnapshotFrom<typeof productMachine>

const viewOf = (snapshot: Snapshot) => {
  if (snapshot.hasTag('missing')) return 'missing'
  if (snapshot.hasTag('failed')) return 'failed'
  return snapshot.hasTag('loading') ? 'loading' : 'shown'
}

export const Screen = () => {
  const id = productIdFrom(useLocation().pathname.split('/')[2])
  const known = useInitialSelector('catalogue', ({ context }) =>
    context.products.find((product) => product.id === id),
  )
  const actor = useScreen('product', productWith, { id, known })
  const view = useDeferredValue(useSelector(actor, viewOf))
  if (view === 'missing') return <ProductMissing />
  if (view === 'failed') return <ProductFailed onRetry={() => actor.send({ type: 'product.retry' })} />
  return view === 'loading' ? <ProductLoading /> : <ProductPage actor={actor} />
}

const ProductLoading = () => {
  const words = useTexts(productTexts)
  return (
    <Page aria-busy="true">
      <PageHead title={words.loading} hidden />
      <h1 className="visually-hidden" tabIndex={-1}>
        {words.loading}
      </h1>
      <ProductMain aria-hidden="true">
        <Box aspectRatio="1">
          <Skeleton shape="square" width="100%" height="100%" />
        </Box>
        <Facts>
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton width="80%" height="3rem" />
          <Skeleton width="40%" height="2rem" />
          <Skeleton width="100%" height="8rem" />
        </Facts>
      </ProductMain>
    </Page>
  )
}

const ProductMissing = () => {
  const words = useTexts(productTexts)
  return (
    <Page>
      <PageHead title={words.missing} hidden />
      <EmptyState
        art={<SearchDrawing />}
        title={words.missing}
        headingAs="h1"
        action={<ButtonLink to="/products">{words.back}</ButtonLink>}
      >
        {words.missingText}
      </EmptyState>
    </Page>
  )
}

const ProductFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const words = useTexts(productTexts)
  return (
    <Page>
      <PageHead title={words.errorTitle} hidden />
      <EmptyState
        art={<BrokenDrawing />}
        title={words.errorTitle}
        headingAs="h1"
        role="alert"
        action={
          <>
            <Button onClick={onRetry}>{words.retry}</Button>
            <ButtonLink to="/products" variant="outline">
              {words.back}
            </ButtonLink>
          </>
        }
      >
        {words.error}
      </EmptyState>
    </Page>
  )
}
