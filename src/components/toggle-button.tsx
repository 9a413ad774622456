import { Span } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { Icon, type IconShape } from './icon.tsx'
import { useMotion } from './use-motion.ts'

type Props = Omit<ComponentProps<typeof Button>, 'busyLabel' | 'aria-pressed'> & {
  readonly pressed: boolean
  readonly icon?: IconShape | undefined
}

const ToggleIcon = ({ of, pressed }: { readonly of: IconShape; readonly pressed: boolean }) => {
  const motion = useMotion()
  const icon = <Icon of={of} filled={pressed} size="1.25rem" />
  return motion ? <motion.SpringingIcon pressed={pressed}>{icon}</motion.SpringingIcon> : icon
}

export const ToggleButton = ({ pressed, icon, children, ...rest }: Props) => (
  <Button variant="outline" aria-pressed={pressed} {...rest}>
    {icon ? (
      <Span display="inline-flex" color={pressed ? 'accent' : undefined}>
        <ToggleIcon of={icon} pressed={pressed} />
      </Span>
    ) : null}
    {children}
  </Button>
)
