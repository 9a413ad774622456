import { chakra } from '@chakra-ui/react'
import { mediumPage } from '../../theme/tokens.ts'

/** The layout of a product: the picture and the facts. */
export const ProductMain = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8',
    mt: '6',
    mb: 'section',
    [mediumPage]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12' },
    // A printed page is narrower; in one column the picture would fill it.
    _print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

/** A flex column with its items at the start. In a grid the sticky buy row would not stay in the window. */
export const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    alignItems: 'flex-start',
    minWidth: '0',
  },
})
