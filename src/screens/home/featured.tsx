import type { SnapshotFrom } from 'xstate'
import type { catalogueMachine } from '../../../machines/catalogue/catalogue.machine.ts'
import { failureOf, featuredCount } from '../../../machines/domain/catalogue.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { OfflineDrawing, SearchDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Icon } from '../../components/icon.tsx'
import { arrowRight } from '../../components/icons.ts'
import { Container, Section } from '../../components/page.tsx'
import { PartialNotice } from '../../components/partial-notice.tsx'
import { ProductCard, ProductSkeleton } from '../../components/product-card.tsx'
import { useDeferredUntilHydrated, useShopActor, useShopSelector } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { homeTexts } from '../../i18n/en/home.ts'

type Snapshot = SnapshotFrom<typeof catalogueMachine>

const noProducts: Snapshot['context']['featured'] = []
const featuredOf = (snapshot: Snapshot) => snapshot.context.featured
const isEmpty = (snapshot: Snapshot) => snapshot.matches({ featured: 'empty' })
const placeholderKeys = Array.from({ length: featuredCount }, (_, at) => `placeholder-${at}`)

export const Featured = () => {
  const words = useTexts(homeTexts)
  const catalogue = useShopActor('catalogue')
  const failure = useShopSelector('catalogue', failureOf)
  const empty = useShopSelector('catalogue', isEmpty)
  return (
    <Container pb="section">
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
        {failure ? (
          <EmptyState
            art={<OfflineDrawing />}
            title={words[failure]}
            role="alert"
            action={
              <Button onClick={() => catalogue.send({ type: 'catalogue.retry' })}>{words.retry}</Button>
            }
          />
        ) : null}
        {empty && !failure ? <EmptyState art={<SearchDrawing />} title={words.empty} role="status" /> : null}
        {empty || failure ? null : <Cards />}
      </Section>
    </Container>
  )
}

const Cards = () => {
  const featured = useDeferredUntilHydrated(useShopSelector('catalogue', featuredOf), noProducts)
  return (
    <div className="sc-columns">
      {featured.length > 0
        ? featured.map((product) => <ProductCard key={product.id} product={product} />)
        : placeholderKeys.map((key) => <ProductSkeleton key={key} />)}
    </div>
  )
}
