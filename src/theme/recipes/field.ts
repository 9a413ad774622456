import { defineSlotRecipe } from '@chakra-ui/react'

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText', 'box', 'trailing', 'chevron'],
  base: {
    root: { display: 'grid', gap: '1.5', alignContent: 'start', minWidth: '0' },
    label: {
      display: 'flex',
      gap: '1',
      fontSize: 'sm',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      '& > label': { minWidth: '0' },
    },
    requiredIndicator: { color: 'negative' },
    helperText: { color: 'fg.muted', fontSize: 'sm' },
    errorText: {
      display: 'flex',
      gap: '1.5',
      alignItems: 'flex-start',
      color: 'negative',
      fontSize: 'sm',
      fontWeight: 'medium',
      _icon: { mt: '0.5' },
    },
    box: { position: 'relative', display: 'grid' },
    trailing: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '1',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
    },
    chevron: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '3.5',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
  variants: {
    layout: {
      stacked: { root: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      /** The control before its label: a checkbox. */
      inline: {
        root: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '0.25rem 0.75rem', alignItems: 'start' },
        label: { py: '1', fontSize: 'md', fontWeight: 'normal' },
        helperText: { gridColumn: '2' },
        errorText: { gridColumn: '2' },
      },
    },
  },
  defaultVariants: { layout: 'stacked' },
})
