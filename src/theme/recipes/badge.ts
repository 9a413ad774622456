import { defineRecipe } from '@chakra-ui/react'

export const badgeRecipe = defineRecipe({
  className: 'sc-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    width: 'fit',
    maxWidth: 'full',
    px: '2.5',
    py: '0.5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.sunken', color: 'fg.muted', borderColor: 'border.default' },
      positive: { bg: 'bg.positive', color: 'positive' },
      negative: { bg: 'bg.negative', color: 'negative' },
      warning: { bg: 'bg.warning', color: 'warning' },
      info: { bg: 'bg.info', color: 'info' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
