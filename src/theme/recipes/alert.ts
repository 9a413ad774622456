import { defineRecipe } from '@chakra-ui/react'

export const alertRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '3',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'color-mix(in srgb, currentColor 28%, transparent)',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'normal',
    '&:has(ul)': { alignItems: 'flex-start' },
  },
  variants: {
    tone: {
      info: { bg: 'bg.info', color: 'info' },
      warning: { bg: 'bg.warning', color: 'warning' },
      negative: { bg: 'bg.negative', color: 'negative' },
    },
  },
  defaultVariants: { tone: 'info' },
})
