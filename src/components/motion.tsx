import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { AnimatePresence, domMax, LazyMotion, MotionConfig, m, useIsPresent } from 'framer-motion'
import type { ReactNode } from 'react'

/** The animated components. They need Framer Motion (50 kB), so `useMotion` lazy-loads them at the first input. */

export type Item = { readonly key: number | string; readonly children: ReactNode }

const transition = { duration: 0.2, ease: [0.2, 0.7, 0.2, 1] } as const

const Motion = ({ children }: { readonly children: ReactNode }) => (
  <LazyMotion features={domMax} strict>
    <MotionConfig reducedMotion="user" transition={transition}>
      {children}
    </MotionConfig>
  </LazyMotion>
)

/** Makes an element inert and hides it from assistive technology during its exit animation. */
function useLeaving() {
  const isPresent = useIsPresent()
  return { inert: !isPresent, 'aria-hidden': isPresent ? undefined : true } as const
}

const Row = ({
  css,
  children,
}: {
  readonly css?: SystemStyleObject | undefined
  readonly children: ReactNode
}) => (
  <MovingItem css={css} layout="position" exit={{ opacity: 0 }} {...useLeaving()}>
    {children}
  </MovingItem>
)

const MovingItem = chakra(m.li)

/** The items of a list. A removed item leaves the layout immediately, and the others move to their new places. */
export const MovingItems = ({
  items,
  itemCss,
}: {
  readonly items: readonly Item[]
  readonly itemCss?: SystemStyleObject | undefined
}) => (
  <Motion>
    <AnimatePresence initial={false} mode="popLayout">
      {items.map(({ key, children }) => (
        <Row key={key} css={itemCss}>
          {children}
        </Row>
      ))}
    </AnimatePresence>
  </Motion>
)

const FadingItem = ({ children }: { readonly children: ReactNode }) => (
  <m.div initial={{ opacity: 0 }} animate={{ opacity: 1 }} exit={{ opacity: 0 }} {...useLeaving()}>
    {children}
  </m.div>
)

/** Blocks that fade in and out without moving. */
export const FadingItems = ({ items }: { readonly items: readonly Item[] }) => (
  <Motion>
    <AnimatePresence initial={false}>
      {items.map(({ key, children }) => (
        <FadingItem key={key}>{children}</FadingItem>
      ))}
    </AnimatePresence>
  </Motion>
)

/** Slides in from the side, and fades out when `visible` becomes false. */
export const SlidingItem = ({
  visible,
  children,
}: {
  readonly visible: boolean
  readonly children: ReactNode
}) => (
  <Motion>
    <m.div initial={{ opacity: 0, x: 24 }} animate={visible ? { opacity: 1, x: 0 } : { opacity: 0 }}>
      {children}
    </m.div>
  </Motion>
)

/** A text that is animated when it changes. The old text is removed immediately. */
export const MovingText = ({
  children,
  className,
}: {
  readonly children: string
  readonly className?: string | undefined
}) => (
  <Motion>
    <AnimatePresence initial={false}>
      <m.span
        key={children}
        {...(className && { className })}
        style={{ display: 'inline-block' }}
        initial={{ y: 3, scale: 0.85 }}
        animate={{ y: 0, scale: 1 }}
      >
        {children}
      </m.span>
    </AnimatePresence>
  </Motion>
)

/** Grows with a bounce when `pressed` becomes true. */
export const SpringingIcon = ({
  pressed,
  children,
}: {
  readonly pressed: boolean
  readonly children: ReactNode
}) => (
  <Motion>
    <m.span
      style={{ display: 'inline-flex' }}
      initial={false}
      animate={{ scale: pressed ? [1, 1.35, 1.1] : 1 }}
    >
      {children}
    </m.span>
  </Motion>
)
