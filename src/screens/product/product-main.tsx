import { chakra } from '@chakra-ui/react'
import { mediumPage } from '../../theme/tokens.ts'

const columns = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }
const stack = { display: 'flex', flexDirection: 'column', gap: '4', alignItems: 'flex-start' }

/**
 * The layout of a product: the picture and the facts. Below each other, both are in one flex column, because the buy row sticks to
 * the window only within its parent; on a small phone the facts begin too low in the window.
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
