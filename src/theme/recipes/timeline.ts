import { defineSlotRecipe } from '@chakra-ui/react'

export const timelineRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'connector', 'indicator', 'title', 'description'],
  base: {
    root: { display: 'grid', mt: '5' },
    item: {
      display: 'grid',
      position: 'relative',
      gridTemplateColumns: '2.75rem minmax(0, 1fr)',
      gap: '4',
      '&:not(:last-child)': { pb: '6' },
      '&:last-child > [data-connector]': { display: 'none' },
    },
    connector: {
      position: 'absolute',
      inset: '2.75rem auto 0 calc(1.375rem - 1px)',
      borderInlineStartWidth: '2px',
      borderStyle: 'dashed',
      borderColor: 'border.strong',
      '[data-done] > &': { borderStyle: 'solid', borderColor: 'positive' },
    },
    indicator: {
      display: 'grid',
      placeContent: 'center',
      boxSize: '11',
      borderWidth: '2px',
      borderColor: 'border.strong',
      borderRadius: 'full',
      bg: 'bg.surface',
      color: 'fg.muted',
      '[data-done] > &': { borderColor: 'transparent', bg: 'bg.inverse', color: 'fg.onInverse' },
    },
    title: { fontWeight: 'semibold' },
    description: { color: 'fg.muted', fontSize: 'sm' },
  },
})
