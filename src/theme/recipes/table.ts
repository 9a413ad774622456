import { defineRecipe } from '@chakra-ui/react'

export const tableRecipe = defineRecipe({
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    textAlign: 'start',
    '& caption': { pt: '3.5', px: '4', fontWeight: 'semibold', textAlign: 'start' },
    '& :is(th, td)': {
      px: '4',
      py: '3',
      borderBlockStartWidth: '1px',
      borderColor: 'border.default',
      textAlign: 'start',
      verticalAlign: 'baseline',
    },
    '& th': { fontWeight: 'semibold' },
    '& thead th': { borderBlockStartWidth: '0', color: 'fg.muted' },
    '& [data-numeric]': { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  },
})
