import { defineRecipe } from '@chakra-ui/react'

/** The box of a control, shared by text fields, number fields, selects and text areas. */
export const controlRecipe = defineRecipe({
  className: 'sc-control',
  base: {
    display: 'block',
    width: 'full',
    minWidth: '0',
    minHeight: '12',
    px: '3.5',
    py: '2.5',
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.raised',
    color: 'fg.default',
    fontSize: 'md',
    lineHeight: 'snug',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: { borderColor: 'focus' },
    _placeholder: { color: 'fg.subtle', opacity: '1' },
    _invalid: { borderColor: 'negative', boxShadow: 'invalid' },
    _disabled: { bg: 'bg.sunken', color: 'fg.muted', cursor: 'not-allowed' },
  },
  variants: {
    kind: {
      text: {},
      select: { appearance: 'none', pe: '10', cursor: 'pointer', textOverflow: 'ellipsis' },
      area: { minHeight: '32', resize: 'vertical', lineHeight: 'normal' },
    },
    size: { sm: { minHeight: '10', py: '1.5', fontSize: 'sm' }, md: {} },
  },
  defaultVariants: { kind: 'text', size: 'md' },
})
