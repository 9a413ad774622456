import { chakra } from '@chakra-ui/react'

/** The layout of a product: the picture and the facts. */
export const ProductMain = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      // A printed page is narrower than `md`; in one column the picture would fill it.
      _print: 'repeat(2, minmax(0, 1fr))',
    },
    gap: { base: '8', md: '12' },
    mt: '6',
    mb: 'section',
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
