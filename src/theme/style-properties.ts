import type { SystemConfig } from '@chakra-ui/react'

type Category = keyof NonNullable<NonNullable<SystemConfig['theme']>['tokens']>

const from = (values: Category, ...shorthand: string[]) => ({ values, shorthand })

const interaction = ':not(:disabled, [data-disabled])'

/** The states of an element that the recipes tell apart, in the words of Chakra's own preset. */
export const conditions = {
  hover: ['@media (hover: hover)', `&:is(:hover, [data-hover])${interaction}`],
  active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  placeholder: '&::placeholder, &[data-placeholder]',
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
