import { useSelector } from '@xstate/react'
import { recentLimit } from '../../../machines/product/product.effects.ts'
import type { ProductActor } from '../../../machines/product/product.machine.ts'
import { Anchor } from '../../components/anchor.tsx'
import { Section } from '../../components/page.tsx'
import { ProductImage } from '../../components/product-image.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'

export const RecentlyViewed = ({ actor }: { readonly actor: ProductActor }) => {
  const words = useTexts(productTexts)
  const recent = useSelector(actor, (snapshot) => snapshot.context.recent)
  if (recent.length === 0) return null
  return (
    <Section title={words.recent}>
      <ul className="product-recent">
        {recent.slice(0, recentLimit).map(({ id, title, image }) => (
          <li key={id}>
            <Anchor to={`/products/${id}`} lang="en">
              <ProductImage src={image} alt="" size={120} />
              <span className="product-recent-title">{title}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  )
}
