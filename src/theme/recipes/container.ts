import { defineRecipe } from '@chakra-ui/react'

export const containerRecipe = defineRecipe({
  className: 'sc-container',
  base: { width: 'full', marginInline: 'auto', px: 'gutter', minWidth: '0' },
  variants: {
    width: {
      form: { maxWidth: 'calc({sizes.form} + 2 * {spacing.gutter})' },
      page: { maxWidth: 'calc({sizes.page} + 2 * {spacing.gutter})' },
    },
  },
  defaultVariants: { width: 'page' },
})
