import { Box, chakra, Flex } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import type { FiltersSnapshot } from '../../../machines/filters/filters.machine.ts'
import { SearchDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PartialNotice } from '../../components/partial-notice.tsx'
import { ProductSkeleton } from '../../components/product-card.tsx'
import { useDeferredUntilHydrated, useShopSelector } from '../../components/shop-context.tsx'
import { Spinner } from '../../components/spinner.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { catalogueTexts } from '../../i18n/en/catalogue.ts'
import { type Filters, isLoading } from './catalogue-selectors.ts'
import { SortChoice } from './choice-filters.tsx'
import { ProductGrid } from './product-grid.tsx'

type Props = { readonly filters: Filters }

const resultsOf = ({ context }: FiltersSnapshot) => context.results
const highlightedOf = ({ context }: FiltersSnapshot) => context.view.highlighted
const choicesOf = ({ context: { view } }: FiltersSnapshot) =>
  [view.category, view.sort, view.inStock, view.rating].join()
const isFirstSearch = (snapshot: FiltersSnapshot) =>
  snapshot.hasTag('searching') && snapshot.context.results.length === 0

/** Places the label in front of the select instead of above it. */
const SortLayout = chakra('div', {
  base: {
    flex: '1 1 14.25rem',
    maxWidth: 'max-content',
    '&& > *': { gridTemplateColumns: 'auto minmax(min(7rem, 35vw), 1fr)', gap: '2.5', alignItems: 'center' },
  },
})

const placeholderKeys = Array.from({ length: 8 }, (_, at) => `placeholder-${at}`)

/** Hides the count without scripting, because the other products are never loaded. */
const withoutScript = { '@media (scripting: none)': { visibility: 'hidden' } }

export const Results = ({ filters }: Props) => {
  const words = useTexts(catalogueTexts)
  /** Deferred, so that typing is not blocked while the results render. */
  const results = useDeferredValue(useSelector(filters, resultsOf))
  const highlighted = useSelector(filters, highlightedOf)
  const choices = useDeferredValue(useSelector(filters, choicesOf))
  const searching = useSelector(filters, isFirstSearch)
  const loading = useDeferredUntilHydrated(useShopSelector('catalogue', isLoading) || searching, true)
  return (
    <Box minW="0">
      <PartialNotice />
      <Flex wrap="wrap" align="center" justify="space-between" rowGap="2" columnGap="4" mb="5">
        <Flex
          as="p"
          role="status"
          align="center"
          flex="1 1 6.25rem"
          gap="2"
          minW="0"
          minH="12"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          css={withoutScript}
        >
          {loading ? <Spinner /> : null}
          {/* A new element for each choice, because assistive technology announces additions, and the count may stay the same. */}
          {loading ? words.loading : <span key={choices}>{words.count(results.length)}</span>}
        </Flex>
        <SortLayout className="no-print">
          <SortChoice filters={filters} />
        </SortLayout>
      </Flex>
      {results.length > 0 ? <ProductGrid products={results} highlighted={highlighted} /> : null}
      {loading ? <Placeholders /> : null}
      {results.length === 0 && !loading ? <NothingFound /> : null}
    </Box>
  )
}

const Placeholders = () => (
  <div className="sc-columns">
    {placeholderKeys.map((key) => (
      <ProductSkeleton key={key} />
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
