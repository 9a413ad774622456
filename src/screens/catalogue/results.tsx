import { useSelector } from '@xstate/react'
import { isPartial } from '../../../machines/catalogue/catalogue.machine.ts'
import type { FiltersSnapshot } from '../../../machines/filters/filters.machine.ts'
import { catalogueTexts } from '../../i18n/en/catalogue.ts'
import { Banner } from '../../parts/banner.tsx'
import { Button } from '../../parts/button.tsx'
import { SearchDrawing } from '../../parts/drawing-search.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ProductSkeleton } from '../../parts/product-skeleton.tsx'
import { useShopActor, useShown } from '../../parts/shop-context.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { useFormat, useTexts } from '../../parts/use-texts.ts'
import { type Filters, isLoading } from './catalogue-shown.ts'
import { SortChoice } from './choice-filters.tsx'
import { ProductGrid } from './product-grid.tsx'
import './results.css'

type Props = { readonly filters: Filters }

const resultsOf = ({ context }: FiltersSnapshot) => context.results
const newcomerOf = ({ context }: FiltersSnapshot) => context.view.newcomer
const isFirstSearch = (snapshot: FiltersSnapshot) =>
  snapshot.hasTag('searching') && snapshot.context.results.length === 0

const places = Array.from({ length: 8 }, (_, at) => `place-${at}`)

export const Results = ({ filters }: Props) => {
  const words = useTexts(catalogueTexts)
  const format = useFormat()
  const results = useSelector(filters, resultsOf)
  const newcomer = useSelector(filters, newcomerOf)
  const searching = useSelector(filters, isFirstSearch)
  const loading = useShown('catalogue', isLoading) || searching
  return (
    <div className="sc-results">
      <PartialNotice />
      <div className="sc-results-bar">
        <p role="status" className="sc-results-count">
          {loading ? <Spinner /> : null}
          {loading ? words.loading : words.count(format.number(results.length))}
        </p>
        <SortChoice filters={filters} />
      </div>
      {loading ? <Placeholders /> : null}
      {!loading && results.length > 0 ? <ProductGrid products={results} newcomer={newcomer} /> : null}
      {!loading && results.length === 0 ? <NothingFound /> : null}
    </div>
  )
}

const Placeholders = () => (
  <div className="sc-placeholders">
    {places.map((place) => (
      <ProductSkeleton key={place} />
    ))}
  </div>
)

const NothingFound = () => {
  const words = useTexts(catalogueTexts)
  return (
    <EmptyState art={<SearchDrawing />} title={words.empty}>
      {words.emptyAdvice}
    </EmptyState>
  )
}

const PartialNotice = () => {
  const words = useTexts(catalogueTexts)
  const catalogue = useShopActor('catalogue')
  if (!useShown('catalogue', isPartial)) return null
  return (
    <div className="sc-results-notice">
      <Banner
        tone="warning"
        action={
          <Button
            variant="outline"
            size="sm"
            color="inherit"
            borderColor="currentcolor"
            onClick={() => catalogue.send({ type: 'catalogue.retry' })}
          >
            {words.retry}
          </Button>
        }
      >
        {words.partial}
      </Banner>
    </div>
  )
}
