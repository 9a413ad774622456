import { LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'

const loadFeatures = async () => (await import('./motion-features.ts')).features

/**
 * Whatever moves is an `m` element, still for who asked for no motion. How to move is fetched after the first paint, so what
 * an element starts from must look right even if that never comes.
 */
export const Motion = ({ children }: { readonly children: ReactNode }) => (
  <LazyMotion features={loadFeatures} strict>
    <MotionConfig reducedMotion="user" transition={{ duration: 0.2, ease: [0.2, 0.7, 0.2, 1] }}>
      {children}
    </MotionConfig>
  </LazyMotion>
)
