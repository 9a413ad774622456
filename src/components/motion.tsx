import { LazyMotion, MotionConfig, m, useIsPresent } from 'framer-motion'
import type { ReactNode } from 'react'
import { isMotionWanted } from './motion-wanted.ts'

type Features = typeof import('./motion-features.ts').features

let loaded: Features | undefined

const still = new Promise<never>(() => undefined)

let firstInput: Promise<void> | undefined

/** Resolves when the visitor points, touches, scrolls or types for the first time: nothing needs to move before. */
function untilFirstInput(): Promise<void> {
  firstInput ??= new Promise((resolve) => {
    const options = { once: true, passive: true, capture: true }
    for (const type of ['pointermove', 'pointerdown', 'wheel', 'keydown'])
      addEventListener(type, () => resolve(), options)
  })
  return firstInput
}

/** Without its features an `m` element is a plain one: nothing moves, and what leaves is gone at once. */
const features = async (): Promise<Features> => {
  if (!isMotionWanted()) return still
  await untilFirstInput()
  try {
    loaded = (await import('./motion-features.ts')).features
    return loaded
  } catch {
    return still
  }
}

const transition = { duration: 0.2, ease: [0.2, 0.7, 0.2, 1] } as const

/** Around `m` elements. The features, 34 kB, are loaded at the first input after the first of them has been rendered. */
export const Motion = ({ children }: { readonly children: ReactNode }) => (
  <LazyMotion features={loaded ?? features} strict>
    <MotionConfig reducedMotion="user" transition={transition}>
      {children}
    </MotionConfig>
  </LazyMotion>
)

/** Where an element comes from. Without the features nothing would ever bring it to its place, so it begins there. */
export const entering = <From extends object>(from: From) => (loaded ? from : false)

/** While an element leaves, it can't be found, focused or clicked. */
export function useLeaving() {
  const isPresent = useIsPresent()
  return { inert: !isPresent, 'aria-hidden': isPresent ? undefined : true } as const
}

/** Comes and goes; inside an `AnimatePresence`. */
export const Fading = ({ children }: { readonly children: ReactNode }) => (
  <m.div initial={entering({ opacity: 0 })} animate={{ opacity: 1 }} exit={{ opacity: 0 }} {...useLeaving()}>
    {children}
  </m.div>
)
