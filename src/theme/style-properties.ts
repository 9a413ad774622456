import type { SystemConfig } from '@chakra-ui/react'

type Category = keyof NonNullable<NonNullable<SystemConfig['theme']>['tokens']>

const from = (values: Category, ...shorthand: string[]) => ({ values, shorthand })

/** The states of an element that the recipes tell apart; Chakra's preset asks after attributes as well that nothing here bears. */
export const conditions = {
  hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
  active: '&:active:not(:disabled)',
  focusVisible: '&:focus-visible',
  disabled: '&:disabled',
  invalid: '&[aria-invalid=true]',
  placeholder: '&::placeholder',
  icon: '& :where(svg)',
}

/**
 * The properties whose values may be names of tokens, with their short forms. Chakra's preset knows some two hundred more, which
 * no recipe uses and every first visit would wait for: what a recipe gains by one of them is added here, or a test fails.
 */
export const utilities = {
  background: from('colors', 'bg'),
  color: from('colors'),
  borderColor: from('colors'),
  borderRadius: from('radii'),
  borderWidth: from('borderWidths'),
  boxShadow: from('shadows'),
  gap: from('spacing'),
  padding: from('spacing', 'p'),
  paddingInline: from('spacing', 'px'),
  paddingInlineEnd: from('spacing', 'pe'),
  paddingBlock: from('spacing', 'py'),
  marginInline: from('spacing'),
  marginBottom: from('spacing', 'mb'),
  width: from('sizes'),
  minWidth: from('sizes'),
  maxWidth: from('sizes'),
  minHeight: from('sizes'),
  fontFamily: from('fonts'),
  fontSize: from('fontSizes'),
  fontWeight: from('fontWeights'),
  lineHeight: from('lineHeights'),
  letterSpacing: from('letterSpacings'),
  transitionDuration: from('durations'),
  transitionTimingFunction: from('easings'),
  transitionProperty: {
    values: {
      common:
        'background-color, border-color, color, fill, stroke, opacity, box-shadow, translate, transform',
      colors: 'background-color, border-color, color, fill, stroke',
    },
  },
}
