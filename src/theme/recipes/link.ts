import { defineRecipe } from '@chakra-ui/react'

const underline = {
  textDecorationLine: 'underline',
  textDecorationThickness: '0.08em',
  textUnderlineOffset: '0.2em',
}

export const linkRecipe = defineRecipe({
  className: 'sc-link',
  base: {
    borderRadius: 'xs',
    overflowWrap: 'anywhere',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _icon: { display: 'inline-block', verticalAlign: '-0.15em' },
  },
  variants: {
    variant: {
      text: { ...underline, color: 'accent', _hover: { textDecorationThickness: '0.14em' } },
      plain: { color: 'inherit', _hover: underline },
      inverse: { color: 'fg.onInverse', _hover: underline },
    },
  },
  defaultVariants: { variant: 'text' },
})
