import { Grid } from '@chakra-ui/react'
import { relatedTo } from '../../../machines/domain/catalogue.ts'
import type { Product } from '../../../machines/domain/product.ts'
import { Section } from '../../components/page.tsx'
import { PartialNotice } from '../../components/partial-notice.tsx'
import { ProductCard } from '../../components/product-card.tsx'
import { useShopSelector } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'

export const Related = ({ product }: { readonly product: Product }) => {
  const words = useTexts(productTexts)
  const products = useShopSelector('catalogue', (snapshot) => snapshot.context.products)
  const related = relatedTo(product, products)
  if (related.length === 0) return <PartialNotice />
  return (
    <Section title={words.related} className="no-print">
      <PartialNotice />
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))" autoRows="400px" gap="6">
        {related.map((other) => (
          <ProductCard key={other.id} product={other} />
        ))}
      </Grid>
    </Section>
  )
}
