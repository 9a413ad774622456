import { defineRecipe } from '@chakra-ui/react'

export const panelRecipe = defineRecipe({
  className: 'sc-panel',
  base: {
    minWidth: '0',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border.default',
    color: 'fg.default',
  },
  variants: {
    variant: {
      plain: { bg: 'bg.surface' },
      raised: { bg: 'bg.raised', boxShadow: 'md' },
      sunken: { bg: 'bg.sunken', borderColor: 'transparent' },
      outline: { bg: 'transparent', borderColor: 'border.strong', borderStyle: 'dashed' },
      inverse: { bg: 'bg.inverse', color: 'fg.onInverse', borderColor: 'transparent' },
    },
    padding: {
      none: {},
      sm: { p: '4' },
      md: { p: { base: '4', sm: '6' } },
      lg: { p: { base: '5', sm: '8' } },
    },
  },
  defaultVariants: { variant: 'plain', padding: 'md' },
})
