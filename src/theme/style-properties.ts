import type { SystemConfig } from '@chakra-ui/react'

type Category = keyof NonNullable<NonNullable<SystemConfig['theme']>['tokens']>
type Utility = { values: Category; shorthand?: string | undefined }

/** Conditions of recipes and style properties, for the states that the shop's elements have. */
export const conditions = {
  dark: '.dark &',
  hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
  active: '&:active:not(:disabled)',
  focusVisible: '&:focus-visible',
  disabled: '&:disabled',
  invalid: '&[aria-invalid=true]',
  checked: '&:checked',
  currentPage: '&[aria-current=page]',
  open: '&[open]',
  placeholder: '&::placeholder',
  before: '&::before',
  after: '&::after',
  icon: '& :where(svg)',
  print: '@media print',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  highContrast: '@media (forced-colors: active)',
}

/** Properties whose values may be names of tokens of one category, each with its short form after a colon. */
const properties: Partial<Record<Category, string>> = {
  colors: 'background:bg color borderColor borderBlockStartColor borderBlockEndColor fill stroke',
  spacing:
    'gap rowGap columnGap padding:p paddingInline:px paddingBlock:py paddingTop:pt paddingBottom:pb ' +
    'paddingInlineStart:ps paddingInlineEnd:pe margin:m marginInline:mx marginBlock:my marginTop:mt ' +
    'marginBottom:mb marginInlineStart:ms marginInlineEnd:me scrollMarginTop inset insetInline insetBlock top bottom ' +
    'insetInlineStart insetInlineEnd',
  sizes: 'width:w minWidth:minW maxWidth:maxW height:h minHeight:minH maxHeight:maxH flexBasis',
  radii: 'borderRadius:rounded',
  shadows: 'boxShadow:shadow',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
  lineHeights: 'lineHeight',
  letterSpacings: 'letterSpacing',
  durations: 'transitionDuration animationDuration',
  easings: 'transitionTimingFunction animationTimingFunction',
  zIndex: 'zIndex',
}

const entriesOf = ([values, names]: [string, string]): [string, Utility][] =>
  names.split(' ').map((name) => {
    const [property = '', shorthand] = name.split(':')
    return [property, { values: values as Category, shorthand }]
  })

/**
 * Chakra's preset has about 200 more properties. The shop does not use them, and every first visit would wait for them
 * (`createSystem` takes 50 ms with all of them, 14 ms with these). A property that is not listed is emitted unchanged: with the
 * name of a token as its value it has no effect, and as a short form it is dropped. A test fails if a view or a recipe uses one.
 */
export const utilities = {
  ...Object.fromEntries(Object.entries(properties).flatMap(entriesOf)),
  boxSize: {
    values: 'sizes' as const,
    transform: (value: string) => ({ width: value, height: value }),
  },
  transitionProperty: {
    values: {
      common:
        'background-color, border-color, color, fill, stroke, opacity, box-shadow, translate, transform',
      colors: 'background-color, border-color, color, fill, stroke',
    },
  },
}
