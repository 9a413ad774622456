import { chakra } from '@chakra-ui/react'

export const FooterTitle = chakra('p', {
  base: { fontFamily: 'heading', fontSize: 'md', fontWeight: 'bold', color: 'fg.onInverse' },
})
