import { relatedTo } from '../../../machines/domain/catalogue.ts'
import type { Product } from '../../../machines/domain/product.ts'
import { productTexts } from '../../i18n/en/product.ts'
import { Section } from '../../parts/page.tsx'
import { PartialNotice } from '../../parts/partial-notice.tsx'
import { ProductCard } from '../../parts/product-card.tsx'
import { useShown } from '../../parts/shop-context.tsx'
import { useTexts } from '../../parts/use-texts.ts'

export const Related = ({ product }: { readonly product: Product }) => {
  const words = useTexts(productTexts)
  const products = useShown('catalogue', (snapshot) => snapshot.context.products)
  const related = relatedTo(product, products)
  if (related.length === 0) return <PartialNotice />
  return (
    <Section title={words.related}>
      <PartialNotice />
      <div className="product-related">
        {related.map((other) => (
          <ProductCard key={other.id} product={other} />
        ))}
      </div>
    </Section>
  )
}
