import { chakra } from '@chakra-ui/react'

/** The picture of a product, and what is known of it beside it. */
export const ProductMain = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '8', md: '12' },
    mt: '6',
    mb: 'section',
  },
})

/** A column that begins at the start of its lines; in a grid the row for buying could not stay in the window. */
export const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    alignItems: 'flex-start',
    minWidth: '0',
  },
})
