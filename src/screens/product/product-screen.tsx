import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { productIdFrom } from '../../../machines/domain/product.ts'
import { productWith } from '../../../machines/product/product.effects.ts'
import type { productMachine } from '../../../machines/product/product.machine.ts'
import { useInitialSelector, useScreen } from '../../components/shop-context.tsx'
import { ProductFailed } from './product-failed.tsx'
import { ProductLoading } from './product-loading.tsx'
import { ProductMissing } from './product-missing.tsx'
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
