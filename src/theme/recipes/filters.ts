import { defineSlotRecipe } from '@chakra-ui/react'
import { narrowPage, widePage } from '../tokens.ts'

const group = {
  display: 'grid',
  alignContent: 'start',
  minWidth: '0',
  gap: '4',
  [widePage]: { gap: '6' },
}
const inColumns = {
  '@container page (29rem <= width < 63rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '6',
  },
}

/** Next to the list in a wide window. Above it in a narrow window, with the less common filters collapsed. */
export const filtersRecipe = defineSlotRecipe({
  className: 'sc-filters',
  slots: ['root', 'panel', 'first', 'more', 'foot', 'unfold'],
  base: {
    // Browse Categories scrolls this element to 80 px below the top of the window; the page's scroll padding is subtracted.
    // A header taller than 80 px covers the top padding of this element, which overlaps the space above it.
    root: {
      '--covered': 'max(0px, var(--header-height) - 80px)',
      minWidth: '0',
      mt: 'calc(-1 * var(--covered))',
      pt: 'var(--covered)',
      scrollMarginTop: 'calc(80px - var(--header-height) - 1rem)',
      '&:focus': { outline: 'none' },
    },
    panel: {
      ...group,
      [narrowPage]: {
        p: '4',
        border: '1px solid {colors.border.default}',
        borderRadius: 'lg',
        bg: 'bg.surface',
      },
      [widePage]: {
        gap: '6',
        position: 'sticky',
        top: '80px',
        maxHeight: 'calc(100dvh - 80px)',
        m: '-0.25rem',
        p: '1',
        pb: '6',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
      },
    },
    first: { ...group, ...inColumns },
    more: { ...group, ...inColumns, [narrowPage]: { '&[data-folded]': { display: 'none' } } },
    foot: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: '1 1 auto' } },
    unfold: { [widePage]: { display: 'none' } },
  },
})
