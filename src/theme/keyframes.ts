import { defineKeyframes } from '@chakra-ui/react'

/** Elements that enter give the way that they come from as `--from`. */
export const keyframes = defineKeyframes({
  spin: { to: { rotate: '360deg' } },
  appear: { from: { opacity: '0' } },
  arrive: { from: { translate: 'var(--from, 0)' } },
})
