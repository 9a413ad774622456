import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'

/**
 * Around `m` elements, which stay still for who asked for no motion. What moves them comes with it, as part of what is
 * fetched late: on its way alone it could fail, and nobody would be there to hear of it.
 */
export const Motion = ({ children }: { readonly children: ReactNode }) => (
  <LazyMotion features={domAnimation} strict>
    <MotionConfig reducedMotion="user" transition={{ duration: 0.2, ease: [0.2, 0.7, 0.2, 1] }}>
      {children}
    </MotionConfig>
  </LazyMotion>
)
