import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import type { FiltersSnapshot } from '../../../machines/filters/filters.machine.ts'
import { catalogueTexts } from '../../i18n/en/catalogue.ts'
import { SearchDrawing } from '../../parts/drawing-search.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { PartialNotice } from '../../parts/partial-notice.tsx'
import { ProductSkeleton } from '../../parts/product-skeleton.tsx'
import { useShown, useUnhurried } from '../../parts/shop-context.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import { type Filters, isLoading } from './catalogue-shown.ts'
import { SortChoice } from './choice-filters.tsx'
import { ProductGrid } from './product-grid.tsx'
import './results.css'

type Props = { readonly filters: Filters }

const resultsOf = ({ context }: FiltersSnapshot) => context.results
const newcomerOf = ({ context }: FiltersSnapshot) => context.view.highlighted
const isFirstSearch = (snapshot: FiltersSnapshot) =>
  snapshot.hasTag('searching') && snapshot.context.results.length === 0

const places = Array.from({ length: 8 }, (_, at) => `place-${at}`)

export const Results = ({ filters }: Props) => {
  const words = useTexts(catalogueTexts)
  /** A letter is shown before what it leaves, and while that is being drawn, the next one goes first. */
  const results = useDeferredValue(useSelector(filters, resultsOf))
  const highlighted = useSelector(filters, newcomerOf)
  const searching = useSelector(filters, isFirstSearch)
  const loading = useUnhurried(useShown('catalogue', isLoading) || searching, true)
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
      {loading ? <Placeholders /> : null}
      {!loading && results.length > 0 ? <ProductGrid products={results} highlighted={highlighted} /> : null}
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
