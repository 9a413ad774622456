import { defineSlotRecipe } from '@chakra-ui/react'

const pressed = { bg: 'color-mix(in srgb, currentcolor 14%, transparent)' }

export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'indicator', 'description', 'count', 'actionTrigger', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 'min(0.75rem, 3vw)',
      alignItems: 'center',
      justifyContent: 'flex-end',
      width: 'fit',
      maxWidth: 'min(26rem, 92vw)',
      minHeight: '3.25rem',
      py: '2.5',
      px: 'min(0.75rem, 3vw)',
      borderWidth: '1px',
      borderColor: 'color-mix(in srgb, currentcolor 35%, transparent)',
      borderRadius: 'md',
      bg: 'bg.raised',
      color: 'fg.default',
      boxShadow: 'lg',
      fontSize: 'sm',
      fontWeight: 'medium',
    },
    indicator: { display: 'inline-flex', fontSize: 'lg' },
    // The buttons are below the text if the longest word does not fit beside them.
    description: { flex: '1 1 min-content', minWidth: '0' },
    count: { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
    actionTrigger: {
      minHeight: '9',
      px: '3',
      borderWidth: '1.5px',
      borderColor: 'currentcolor',
      borderRadius: 'sm',
      fontWeight: 'semibold',
      _hover: pressed,
    },
    closeTrigger: {
      display: 'grid',
      placeContent: 'center',
      boxSize: '8',
      borderRadius: 'full',
      _hover: pressed,
    },
  },
  variants: {
    kind: {
      success: { root: { bg: 'bg.positive', color: 'positive' } },
      error: { root: { bg: 'bg.negative', color: 'negative' } },
      loading: {},
      blank: {},
    },
  },
})
