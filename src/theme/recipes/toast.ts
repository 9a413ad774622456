import { defineSlotRecipe } from '@chakra-ui/react'

const pressed = { bg: 'color-mix(in srgb, currentcolor 14%, transparent)' }

export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'indicator', 'description', 'count', 'actionTrigger', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      width: 'fit',
      maxWidth: 'min(26rem, 100vw - 2rem)',
      minHeight: '3.25rem',
      py: '2.5',
      ps: '4',
      pe: '3',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'md',
      bg: 'bg.raised',
      color: 'fg.default',
      boxShadow: 'lg',
      fontSize: 'sm',
      fontWeight: 'medium',
    },
    indicator: { display: 'inline-flex', fontSize: 'lg' },
    description: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
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
      success: {
        root: {
          borderColor: 'color-mix(in srgb, {colors.positive} 35%, transparent)',
          bg: 'bg.positive',
          color: 'positive',
        },
      },
      error: {
        root: {
          borderColor: 'color-mix(in srgb, {colors.negative} 35%, transparent)',
          bg: 'bg.negative',
          color: 'negative',
        },
      },
      loading: {},
      blank: {},
    },
  },
})
