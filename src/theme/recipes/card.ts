import { defineSlotRecipe } from '@chakra-ui/react'

export const cardRecipe = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      minWidth: '0',
      borderRadius: 'lg',
      borderWidth: '1px',
      borderColor: 'border.default',
      color: 'fg.default',
    },
  },
  variants: {
    variant: {
      plain: { root: { bg: 'bg.surface' } },
      raised: { root: { bg: 'bg.raised', boxShadow: 'md' } },
      sunken: { root: { bg: 'bg.sunken', borderColor: 'transparent' } },
    },
    padding: {
      none: { root: {} },
      md: { root: { p: { base: 'min({spacing.4}, 5vw)', sm: '6' } } },
      lg: { root: { p: { base: 'min({spacing.5}, 6.25vw)', sm: '8' } } },
    },
  },
  defaultVariants: { variant: 'plain', padding: 'md' },
})
