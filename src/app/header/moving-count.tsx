import { AnimatePresence, m } from 'framer-motion'
import { Motion } from '../motion/motion.tsx'

export type CountProps = { readonly children: string }

/** The count, which hops when it changes. It starts from what looks right even if the motion never comes. */
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
