import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import type { FiltersSnapshot } from '../../../machines/filters/filters.machine.ts'
import { SearchDrawing } from '../../components/drawing-search.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PartialNotice } from '../../components/partial-notice.tsx'
import { ProductSkeleton } from '../../components/product-skeleton.tsx'
import { useDeferredUntilHydrated, useShopSelector } from '../../components/shop-context.tsx'
import { Spinner } from '../../components/spinner.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { catalogueTexts } from '../../i18n/en/catalogue.ts'
import { type Filters, isLoading } from './catalogue-shown.ts'
import { SortChoice } from './choice-filters.tsx'
import { ProductGrid } from './product-grid.tsx'
import './results.css'

type Props = { readonly filters: Filters }

const resultsOf = ({ context }: FiltersSnapshot) => context.results
const highlightedOf = ({ context }: FiltersSnapshot) => context.view.highlighted
const isFirstSearch = (snapshot: FiltersSnapshot) =>
  snapshot.hasTag('searching') && snapshot.context.results.length === 0

const places = Array.from({ length: 8 }, (_, at) => `place-${at}`)

export const Results = ({ filters }: Props) => {
  const words = useTexts(catalogueTexts)
  /** Deferred, so that typing is not blocked while the results render. */
  const results = useDeferredValue(useSelector(filters, resultsOf))
  const highlighted = useSelector(filters, highlightedOf)
  const searching = useSelector(filters, isFirstSearch)
  const loading = useDeferredUntilHydrated(useShopSelector('catalogue', isLoading) || searching, true)
  return (
    <div className="sc-results">
      <PartialNotice />
      <div className="sc-results-bar">
        <p role="status" className="sc-results-count">
          {loading ? <Spinner /> : null}
          {loading ? words.loading : words.count(results.length)}
        </p>
        <SortChoice filters={filters} />
      </div>
      {results.length > 0 ? <ProductGrid products={results} highlighted={highlighted} /> : null}
      {results.length === 0 && loading ? <Placeholders /> : null}
      {results.length === 0 && !loading ? <NothingFound /> : null}
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
