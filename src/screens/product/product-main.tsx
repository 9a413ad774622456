import { chakra } from '@chakra-ui/react'
import { mediumPage } from '../../theme/tokens.ts'

const columns = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }
const stack = { display: 'flex', flexDirection: 'column', gap: '4', alignItems: 'flex-start' }

/**
 * The layout of a product: the picture and the facts. On a phone both are in one flex column: the buy row sticks to the bottom of the
 * window only while its parent is in the window, and the facts alone would begin too low.
 */
export const ProductMain = chakra('div', {
  base: {
    ...stack,
    mt: '6',
    mb: 'section',
    '& > :first-of-type': { width: 'full', mb: '4' },
    [mediumPage]: { ...columns, gap: '12', alignItems: 'stretch', '& > :first-of-type': { mb: '0' } },
    // A printed page is narrower; in one column the picture would fill it.
    _print: { ...columns, gap: '8' },
  },
})

export const Facts = chakra('div', {
  base: {
    display: 'contents',
    minWidth: '0',
    [mediumPage]: stack,
    _print: stack,
  },
})
