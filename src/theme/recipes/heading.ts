import { defineRecipe } from '@chakra-ui/react'

export const headingRecipe = defineRecipe({
  className: 'sc-heading',
  base: { color: 'fg.default', overflowWrap: 'break-word', hyphens: 'auto' },
  variants: {
    size: {
      display: { textStyle: 'display' },
      h1: { textStyle: 'h1' },
      h2: { textStyle: 'h2' },
      h3: { textStyle: 'h3' },
      h4: { textStyle: 'h4' },
    },
  },
  defaultVariants: { size: 'h2' },
})
