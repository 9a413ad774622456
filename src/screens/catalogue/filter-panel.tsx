import { Box, chakra, useSlotRecipe } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { FiltersSnapshot } from '../../../machines/filters/filters.machine.ts'
import { maxSearchLength } from '../../../machines/filters/view.ts'
import { Button } from '../../components/button.tsx'
import { CheckboxField } from '../../components/checkbox-field.tsx'
import { Icon } from '../../components/icon.tsx'
import { sliders } from '../../components/icons.ts'
import { TextField } from '../../components/text-field.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { catalogueTexts } from '../../i18n/en/catalogue.ts'
import { filtersRecipe } from '../../theme/recipes/filters.ts'
import type { Filters } from './catalogue-selectors.ts'
import { CategoryFilter, RatingFilter } from './choice-filters.tsx'
import { PriceFilter } from './price-filter.tsx'

type Props = { readonly filters: Filters }

const searchOf = ({ context }: FiltersSnapshot) => context.view.search
const inStockOf = ({ context }: FiltersSnapshot) => context.view.inStock
const isUnfolded = (snapshot: FiltersSnapshot) => snapshot.hasTag('unfolded')

export const FilterPanel = ({ filters }: Props) => {
  const words = useTexts(catalogueTexts).filters
  const unfolded = useSelector(filters, isUnfolded)
  const moreId = useId()
  const styles = useSlotRecipe({ recipe: filtersRecipe })()
  return (
    <chakra.section className="no-print" css={styles.root} id="categories" aria-label={words.region}>
      <Box css={styles.panel}>
        <Box css={styles.first}>
          <CategoryFilter filters={filters} />
          <SearchFilter filters={filters} />
        </Box>
        <Box css={styles.more} id={moreId} data-folded={unfolded ? undefined : ''}>
          <PriceFilter filters={filters} />
          <RatingFilter filters={filters} />
          <StockFilter filters={filters} />
        </Box>
        <Box css={styles.foot}>
          <Button
            css={styles.unfold}
            variant="quiet"
            aria-expanded={unfolded}
            aria-controls={moreId}
            onClick={() => filters.send({ type: 'filters.panel.toggled' })}
          >
            <Icon of={sliders} />
            {unfolded ? words.fold : words.unfold}
          </Button>
          <Button variant="outline" onClick={() => filters.send({ type: 'filters.cleared' })}>
            {words.clear}
          </Button>
        </Box>
      </Box>
    </chakra.section>
  )
}

const SearchFilter = ({ filters }: Props) => {
  const words = useTexts(catalogueTexts).filters
  return (
    <TextField
      type="search"
      name="search"
      label={words.search}
      placeholder={words.searchHint}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxSearchLength}
      value={useSelector(filters, searchOf)}
      onChange={(text) => filters.send({ type: 'filters.typed', text })}
      onBlur={() => filters.send({ type: 'filters.settled' })}
    />
  )
}

const StockFilter = ({ filters }: Props) => (
  <CheckboxField
    name="stock"
    label={useTexts(catalogueTexts).filters.inStock}
    checked={useSelector(filters, inStockOf)}
    onChange={(inStock) => filters.send({ type: 'filters.chosen', choice: { inStock } })}
  />
)
