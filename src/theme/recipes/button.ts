import { defineRecipe } from '@chakra-ui/react'

export const buttonRecipe = defineRecipe({
  className: 'sc-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    position: 'relative',
    flexShrink: '0',
    maxWidth: 'full',
    borderRadius: 'md',
    borderWidth: '1.5px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'common',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _active: { translate: '0 1px' },
    _disabled: { cursor: 'not-allowed', opacity: '0.55', boxShadow: 'none' },
    _icon: { flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'bg.accent',
        color: 'fg.onAccent',
        boxShadow: 'key',
        _hover: { bg: 'bg.accentHover' },
      },
      outline: {
        bg: 'transparent',
        color: 'fg.default',
        borderColor: 'border.strong',
        _hover: { bg: 'bg.sunken', borderColor: 'fg.default' },
      },
      ghost: { bg: 'transparent', color: 'fg.default', _hover: { bg: 'bg.sunken' } },
      quiet: {
        bg: 'bg.sunken',
        color: 'fg.default',
        borderColor: 'border.default',
        _hover: { borderColor: 'border.strong' },
      },
      danger: {
        bg: 'bg.danger',
        color: 'fg.onDanger',
        boxShadow: 'key',
        _hover: { bg: 'bg.dangerHover' },
      },
    },
    size: {
      sm: { minHeight: '9', minWidth: '9', px: '3', py: '1.5', fontSize: 'sm', borderRadius: 'sm' },
      md: { minHeight: '11', minWidth: '11', px: '5', py: '2', fontSize: 'md' },
      lg: { minHeight: '14', minWidth: '14', px: '6', py: '3', fontSize: 'lg' },
    },
    shape: {
      text: {},
      round: { px: '0', py: '0', borderRadius: 'full' },
    },
    block: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md', shape: 'text' },
})
