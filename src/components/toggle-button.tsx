import { Span } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { Icon, type IconShape } from './icon.tsx'
import { lazy } from './lazy.tsx'
import type { ToggleIconProps } from './moving-icon.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'busyLabel' | 'aria-pressed'> & {
  readonly pressed: boolean
  readonly icon?: IconShape | undefined
}

const StillIcon = ({ of, pressed }: ToggleIconProps) => <Icon of={of} filled={pressed} size="1.25rem" />

const ToggleIcon = lazy(async () => (await import('./moving-icon.tsx')).MovingIcon, StillIcon)

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
