import { defineSlotRecipe } from '@chakra-ui/react'

const line = { borderColor: 'border.default' }

export const accordionRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemTrigger', 'itemContent'],
  base: {
    root: { borderBlockWidth: '1px', ...line },
    item: {
      scrollMarginTop: '6rem',
      '& + &': { borderBlockStartWidth: '1px', ...line },
      '&[open] > summary svg': { rotate: '180deg' },
      _print: {
        '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      },
    },
    itemTrigger: {
      display: 'flex',
      gap: '4',
      alignItems: 'center',
      justifyContent: 'space-between',
      px: '1',
      py: '4',
      borderRadius: 'sm',
      fontWeight: 'semibold',
      '& > span': { minWidth: '0' },
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { color: 'accent' },
      _icon: {
        color: 'accent',
        transitionProperty: 'rotate',
        transitionDuration: 'moderate',
        transitionTimingFunction: 'out',
      },
    },
    itemContent: {
      maxWidth: 'prose',
      px: '1',
      pb: '5',
      color: 'fg.muted',
      lineHeight: 'relaxed',
    },
  },
})
