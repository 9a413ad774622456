import { m } from 'framer-motion'
import { entering, Motion } from './motion.tsx'

export type ValueProps = { readonly children: string; readonly className?: string | undefined }

/** A count or an amount, which moves when it changes. The old one is gone at once. */
export const MovingValue = ({ children, className }: ValueProps) => (
  <Motion>
    <m.span
      key={children}
      {...(className && { className })}
      style={{ display: 'inline-block' }}
      initial={entering({ y: 3, scale: 0.85 })}
      animate={{ y: 0, scale: 1 }}
    >
      {children}
    </m.span>
  </Motion>
)
