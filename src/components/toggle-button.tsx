import { Span } from '@chakra-ui/react'
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
      <Span
        display="inline-flex"
        color={pressed ? 'accent' : undefined}
        scale={pressed ? '1.1' : undefined}
        transitionProperty="scale"
        transitionDuration="moderate"
        transitionTimingFunction="out"
      >
        <Icon of={icon} filled={pressed} size="1.25rem" />
      </Span>
    ) : null}
    {children}
  </Button>
)
