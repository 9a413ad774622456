import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { ProductActor, productMachine } from '../../../machines/product/product.machine.ts'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { Page } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useCategoryLabel } from '../../components/use-category-label.ts'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { Perks } from './perks.tsx'
import { ProductFacts } from './product-facts.tsx'
import { Facts, ProductMain } from './product-main.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { Related } from './related.tsx'
import { structuredData, trailOf } from './structured-data.ts'

const productOf = (snapshot: SnapshotFrom<typeof productMachine>) => snapshot.context.product

export const ProductPage = ({ actor }: { readonly actor: ProductActor }) => {
  const words = useTexts(productTexts)
  const labelOf = useCategoryLabel()
  const product = useSelector(actor, productOf)
  if (!product) return null
  const category = labelOf(product.category)
  const trail = trailOf(product, words, category)
  return (
    <Page>
      <PageHead
        title={product.title}
        description={product.description}
        canonical={`/products/${product.id}`}
        image={product.image || undefined}
        kind="product"
        jsonLd={structuredData(product, category, trail)}
      />
      <Breadcrumb label={words.breadcrumb} trail={trail} />
      <ProductMain>
        <Gallery actor={actor} product={product} />
        <Facts>
          <ProductFacts product={product} />
          <BuyBox actor={actor} product={product} />
          <Perks />
        </Facts>
      </ProductMain>
      <Related product={product} />
      <RecentlyViewed actor={actor} />
    </Page>
  )
}
