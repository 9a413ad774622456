import { Grid } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { type CatalogueFailure, failureOf } from '../../../machines/domain/catalogue.ts'
import { filtersWith } from '../../../machines/filters/filters.effects.ts'
import type { FiltersSnapshot } from '../../../machines/filters/filters.machine.ts'
import { Button } from '../../components/button.tsx'
import { OfflineDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Page, PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import {
  useInitialSelector,
  useScreen,
  useShopActor,
  useShopSelector,
} from '../../components/shop-context.tsx'
import { useCategoryLabel } from '../../components/use-category-label.ts'
import { useTexts } from '../../components/use-texts.ts'
import { catalogueTexts } from '../../i18n/en/catalogue.ts'
import { categoryTexts } from '../../i18n/en/listing.ts'
import { widePage } from '../../theme/tokens.ts'
import { FilterPanel } from './filter-panel.tsx'
import { Results } from './results.tsx'

const categoryOf = ({ context }: FiltersSnapshot) => context.view.category

/** Makes scrolling to the filters smooth while the screen is mounted. */
function scrollSmoothlyWhileMounted() {
  const { classList } = document.documentElement
  classList.add('sc-smooth-scroll')
  return () => classList.remove('sc-smooth-scroll')
}

export const Screen = () => {
  const search = useInitialSelector('navigation', ({ context }) => context.place.search)
  const products = useInitialSelector('catalogue', ({ context }) => context.products)
  const labels = useTexts(categoryTexts)
  const filters = useScreen('filters', filtersWith, { search, products, labels })
  const category = useSelector(filters, categoryOf)
  useLayoutEffect(scrollSmoothlyWhileMounted, [])
  const failure = useShopSelector('catalogue', failureOf)
  const words = useTexts(catalogueTexts)
  const labelOf = useCategoryLabel()
  const title = category ? words.title(labelOf(category)) : words.collection
  const canonical = category ? `/products?${new URLSearchParams({ category })}` : '/products'
  return (
    <Page>
      <PageHead title={title} description={words.description(title)} canonical={canonical} />
      <PageHeading>{title}</PageHeading>
      {failure ? (
        <CatalogueFailed failure={failure} />
      ) : (
        <Grid
          templateColumns="minmax(0, 1fr)"
          rowGap="6"
          columnGap="8"
          css={{ [widePage]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } }}
          // Without the filters, which are not printed.
          _print={{ display: 'block' }}
        >
          <FilterPanel filters={filters} />
          <Results filters={filters} />
        </Grid>
      )}
    </Page>
  )
}

const CatalogueFailed = ({ failure }: { readonly failure: CatalogueFailure }) => {
  const words = useTexts(catalogueTexts)
  const catalogue = useShopActor('catalogue')
  return (
    <EmptyState
      art={<OfflineDrawing />}
      title={failure === 'failed' ? words.errorTitle : words.categoriesTitle}
      role="alert"
      action={<Button onClick={() => catalogue.send({ type: 'catalogue.retry' })}>{words.retry}</Button>}
    >
      {failure === 'failed' ? words.error : words.categoriesError}
    </EmptyState>
  )
}
