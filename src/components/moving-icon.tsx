import { m } from 'framer-motion'
import { Icon, type IconShape } from './icon.tsx'
import { Motion } from './motion.tsx'

export type ToggleIconProps = { readonly of: IconShape; readonly pressed: boolean }

/** Springs up when its button is pressed. */
export const MovingIcon = ({ of, pressed }: ToggleIconProps) => (
  <Motion>
    <m.span
      style={{ display: 'inline-flex' }}
      initial={false}
      animate={{ scale: pressed ? [1, 1.35, 1.1] : 1 }}
    >
      <Icon of={of} filled={pressed} size="1.25rem" />
    </m.span>
  </Motion>
)
