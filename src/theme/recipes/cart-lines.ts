import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react'

/** The lines of the cart. Their layout depends on the width of the list, which is narrow in the drawer. */
export const cartLinesRecipe = defineSlotRecipe({
  className: 'sc-cart-lines',
  slots: ['root', 'line', 'picture', 'words', 'title', 'detail', 'note', 'prices', 'controls'],
  base: {
    root: { display: 'grid', containerType: 'inline-size' },
    line: {
      display: 'grid',
      gridTemplateColumns: '5.5rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture words words" "picture controls prices"',
      rowGap: '2',
      columnGap: '4',
      alignItems: 'start',
      py: '5',
      '& + &': { borderTop: '1px solid {colors.border.default}' },
      // From this width on, a title beside the controls has room for long words.
      '@container (min-width: 38rem)': {
        gridTemplateColumns: '7rem minmax(0, 1fr) auto 7rem',
        gridTemplateAreas: '"picture words controls prices"',
        gap: '6',
        alignItems: 'center',
      },
      '@container (max-width: 22rem)': {
        gridTemplateColumns: '4.5rem minmax(0, 1fr)',
        gridTemplateAreas: '"picture words" "picture prices" "controls controls"',
      },
      '@container (max-width: 15rem)': {
        gridTemplateColumns: '4rem minmax(0, 1fr)',
        gridTemplateAreas: '"picture words" "controls controls" "prices prices"',
      },
      // Only with a large text size.
      '@container (max-width: 8rem)': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"picture" "words" "controls" "prices"',
      },
    },
    picture: { gridArea: 'picture' },
    words: { gridArea: 'words', display: 'grid', gap: '1', justifyItems: 'start', minWidth: '0' },
    title: { py: '0.5', fontWeight: 'semibold', lineHeight: 'snug', overflowWrap: 'anywhere' },
    detail: { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
    note: { color: 'warning', fontSize: 'sm', fontWeight: 'medium' },
    prices: {
      gridArea: 'prices',
      display: 'grid',
      justifyItems: 'end',
      alignSelf: 'center',
      '@container (max-width: 22rem)': { justifyItems: 'start' },
    },
    controls: { gridArea: 'controls', display: 'flex', flexWrap: 'wrap', gap: '1', alignItems: 'center' },
  },
})

export type CartLineStyles = Readonly<Record<(typeof cartLinesRecipe.slots)[number], SystemStyleObject>>
