import { defineRecipe } from '@chakra-ui/react'

export const spinnerRecipe = defineRecipe({
  base: {
    display: 'inline-block',
    flexShrink: '0',
    animation: 'spin 900ms linear infinite',
    _icon: { boxSize: 'full' },
  },
})
