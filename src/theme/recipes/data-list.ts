import { defineSlotRecipe } from '@chakra-ui/react'

export const dataListRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  variants: {
    variant: {
      /** The parts of a sum, with the amounts at the end of their lines. */
      sum: {
        root: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: '2.5',
          overflowWrap: 'anywhere',
        },
        item: {
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: '4',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          '&[data-strong]': {
            mt: '1.5',
            pt: '3.5',
            borderBlockStartWidth: '1.5px',
            borderColor: 'border.default',
            '& > *': {
              color: 'fg.default',
              fontFamily: 'heading',
              fontSize: 'xl',
              fontWeight: 'bold',
            },
          },
        },
        itemLabel: { color: 'fg.muted' },
        itemValue: { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium', textAlign: 'end' },
      },
      /** Facts side by side, each under its name. */
      facts: {
        root: {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
          gap: '1.25rem 2rem',
        },
        itemLabel: { mb: '1', color: 'fg.muted', fontSize: 'sm' },
      },
      /** Facts below each other. */
      lines: {
        root: { display: 'grid', gap: '4' },
        item: { display: 'grid', gap: '1' },
        itemLabel: { color: 'fg.muted', fontSize: 'sm' },
      },
    },
  },
  defaultVariants: { variant: 'sum' },
})
