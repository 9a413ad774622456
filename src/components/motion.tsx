import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { AnimatePresence, domMax, LazyMotion, MotionConfig, m, useIsPresent } from 'framer-motion'
import type { ReactNode } from 'react'

/** What moves, with Framer Motion: 50 kB, which `useMotion` loads at the first input. */

export type Item = { readonly key: number | string; readonly children: ReactNode }

const transition = { duration: 0.2, ease: [0.2, 0.7, 0.2, 1] } as const

const Motion = ({ children }: { readonly children: ReactNode }) => (
  <LazyMotion features={domMax} strict>
    <MotionConfig reducedMotion="user" transition={transition}>
      {children}
    </MotionConfig>
  </LazyMotion>
)

/** While an element leaves, it can't be found, focused or clicked. */
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

/** The items of a list. One that leaves makes room at once, and the others move to their new places. */
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

/** Blocks that fade in and out where they are. */
export const FadingItems = ({ items }: { readonly items: readonly Item[] }) => (
  <Motion>
    <AnimatePresence initial={false}>
      {items.map(({ key, children }) => (
        <FadingItem key={key}>{children}</FadingItem>
      ))}
    </AnimatePresence>
  </Motion>
)

/** Comes in from the side, and fades when it is no longer visible. */
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

/** A text that moves when it changes. The old one is gone at once. */
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

/** Springs up when it is pressed. */
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
