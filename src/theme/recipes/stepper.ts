import { defineSlotRecipe } from '@chakra-ui/react'

export const stepperRecipe = defineSlotRecipe({
  className: 'sc-stepper',
  slots: ['root', 'button', 'value'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'stretch',
      width: 'fit',
      maxWidth: 'full',
      borderWidth: '1.5px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      bg: 'bg.raised',
    },
    button: {
      display: 'grid',
      placeContent: 'center',
      width: '11',
      minHeight: '11',
      borderRadius: 'calc({radii.md} - 2px)',
      color: 'fg.default',
      '&:not([aria-disabled])': { _hover: { bg: 'bg.sunken' } },
      '&[aria-disabled]': { cursor: 'default', color: 'border.strong' },
    },
    value: {
      alignSelf: 'center',
      width: '3.25rem',
      py: '1.5',
      borderRadius: 'xs',
      bg: 'transparent',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
      whiteSpace: 'nowrap',
      appearance: 'textfield',
      '&::-webkit-inner-spin-button': { appearance: 'none' },
    },
  },
  variants: {
    /** A read-only value is as wide as its number; an editable value has a fixed width. */
    typed: { false: { value: { width: 'auto', minWidth: '3.25rem', px: '1' } }, true: {} },
    grows: { true: { root: { flex: '1 1 8.5rem', justifyContent: 'space-between' } } },
    size: {
      sm: { button: { width: '9', minHeight: '9' }, value: { minWidth: '9' } },
      md: {},
    },
  },
  defaultVariants: { size: 'md' },
})
