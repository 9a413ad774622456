import { LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'

const loadFeatures = async () => (await import('./features.ts')).features

/** Around `m` elements: what moves them is fetched apart, and they stay still for who asked for no motion. */
export const Motion = ({ children }: { readonly children: ReactNode }) => (
  <LazyMotion features={loadFeatures} strict>
    <MotionConfig reducedMotion="user" transition={{ duration: 0.2, ease: [0.2, 0.7, 0.2, 1] }}>
      {children}
    </MotionConfig>
  </LazyMotion>
)
