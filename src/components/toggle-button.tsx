import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { Icon, type IconShape } from './icon.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'busyLabel' | 'aria-pressed'> & {
  readonly pressed: boolean
  readonly icon?: IconShape | undefined
}

export const ToggleButton = ({ pressed, icon, children, ...rest }: Props) => (
  <Button variant="outline" aria-pressed={pressed} {...rest}>
    {icon ? (
      <span className="sc-toggle-icon" data-pressed={pressed || undefined}>
        <Icon of={icon} filled={pressed} size="1.25rem" />
      </span>
    ) : null}
    {children}
  </Button>
)
