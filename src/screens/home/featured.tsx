import type { SnapshotFrom } from 'xstate'
import type { catalogueMachine } from '../../../machines/catalogue/catalogue.machine.ts'
import { featuredCount, viewOf } from '../../../machines/domain/catalogue.ts'
import { homeTexts } from '../../i18n/en/home.ts'
import { Button } from '../../parts/button.tsx'
import { ButtonLink } from '../../parts/button-link.tsx'
import { OfflineDrawing } from '../../parts/drawing-offline.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Icon } from '../../parts/icon.tsx'
import { arrowRight } from '../../parts/icons-goods.ts'
import { Container, Section } from '../../parts/page.tsx'
import { PartialNotice } from '../../parts/partial-notice.tsx'
import { ProductCard } from '../../parts/product-card.tsx'
import { ProductSkeleton } from '../../parts/product-skeleton.tsx'
import { useShopActor, useShown, useUnhurried } from '../../parts/shop-context.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import './featured.css'

type Snapshot = SnapshotFrom<typeof catalogueMachine>

const nothingYet: Snapshot['context']['featured'] = []
const featuredOf = (snapshot: Snapshot) => snapshot.context.featured
const failedOf = (snapshot: Snapshot) =>
  viewOf(snapshot) === 'failed' || viewOf(snapshot) === 'categoriesFailed'
const places = Array.from({ length: featuredCount }, (_, at) => `place-${at}`)

export const Featured = () => {
  const words = useTexts(homeTexts)
  const catalogue = useShopActor('catalogue')
  const featured = useUnhurried(useShown('catalogue', featuredOf), nothingYet)
  const failed = useShown('catalogue', failedOf)
  return (
    <Container className="home-part">
      <Section
        title={words.featured}
        lead={words.featuredLead}
        aside={
          <ButtonLink to="/products" variant="outline">
            {words.viewAll}
            <Icon of={arrowRight} />
          </ButtonLink>
        }
      >
        <PartialNotice />
        {failed ? (
          <EmptyState
            art={<OfflineDrawing />}
            title={words.failed}
            role="alert"
            action={
              <Button onClick={() => catalogue.send({ type: 'catalogue.retry' })}>{words.retry}</Button>
            }
          />
        ) : (
          <div className="home-featured">
            {featured.length > 0
              ? featured.map((product) => <ProductCard key={product.id} product={product} />)
              : places.map((place) => <ProductSkeleton key={place} />)}
          </div>
        )}
      </Section>
    </Container>
  )
}
