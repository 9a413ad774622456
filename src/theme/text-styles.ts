import { defineTextStyles } from '@chakra-ui/react'

const display = { fontFamily: 'heading', fontWeight: 'bold', textWrap: 'balance' }

export const textStyles = defineTextStyles({
  display: { value: { ...display, fontSize: '6xl', lineHeight: '1', letterSpacing: 'tighter' } },
  h1: { value: { ...display, fontSize: '4xl', lineHeight: 'tight', letterSpacing: 'tighter' } },
  h2: { value: { ...display, fontSize: '3xl', lineHeight: 'tight', letterSpacing: 'tight' } },
  h3: { value: { ...display, fontSize: 'xl', lineHeight: 'snug', letterSpacing: 'tight' } },
  h4: { value: { ...display, fontSize: 'md', lineHeight: 'snug', letterSpacing: 'normal' } },
  lead: { value: { fontSize: 'lg', lineHeight: 'normal', color: 'fg.muted', textWrap: 'pretty' } },
  body: { value: { fontSize: 'md', lineHeight: 'normal' } },
  prose: { value: { fontSize: 'md', lineHeight: 'relaxed', textWrap: 'pretty' } },
  small: { value: { fontSize: 'sm', lineHeight: 'normal' } },
  note: { value: { fontSize: 'sm', color: 'fg.muted' } },
  caption: { value: { fontSize: 'xs', lineHeight: 'normal', color: 'fg.subtle' } },
  eyebrow: { value: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug', color: 'accent' } },
  price: {
    value: {
      fontFamily: 'heading',
      fontWeight: 'bold',
      letterSpacing: 'tight',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
