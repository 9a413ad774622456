import { AnimatePresence, m } from 'framer-motion'
import { Motion } from '../motion/motion.tsx'

export type CountProps = { readonly children: string }

/** The count, animated when it changes. Its initial style is readable without the animation. */
export const MovingCount = ({ children }: CountProps) => (
  <Motion>
    <AnimatePresence initial={false}>
      <m.span
        key={children}
        className="sc-cart-count"
        initial={{ y: 3, scale: 0.85 }}
        animate={{ y: 0, scale: 1 }}
      >
        {children}
      </m.span>
    </AnimatePresence>
  </Motion>
)
