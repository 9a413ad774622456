import { defineTextStyles } from '@chakra-ui/react'

const display = { fontFamily: 'heading', fontWeight: 'bold', textWrap: 'balance' }

export const textStyles = defineTextStyles({
  display: { value: { ...display, fontSize: '6xl', lineHeight: '1', letterSpacing: 'tighter' } },
  h1: { value: { ...display, fontSize: '4xl', lineHeight: 'tight', letterSpacing: 'tighter' } },
  h2: { value: { ...display, fontSize: '3xl', lineHeight: 'tight', letterSpacing: 'tight' } },
  h3: { value: { ...display, fontSize: 'xl', lineHeight: 'snug', letterSpacing: 'tight' } },
  h4: { value: { ...display, fontSize: 'md', lineHeight: 'snug', letterSpacing: 'normal' } },
  lead: { value: { fontSize: 'lg', lineHeight: 'normal', color: 'fg.muted', textWrap: 'pretty' } },
  prose: { value: { fontSize: 'md', lineHeight: 'relaxed', textWrap: 'pretty' } },
  note: { value: { fontSize: 'sm', color: 'fg.muted' } },
  eyebrow: { value: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug', color: 'accent' } },
})
