import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { Icon, type IconShape } from './icon.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'children' | 'aria-label' | 'busyLabel'> & {
  readonly icon: IconShape
  readonly label: string
  readonly filled?: boolean | undefined
  readonly iconSize?: string | undefined
  /** A mark on the corner, such as a count; the label has to say it too. */
  readonly badge?: React.ReactNode
}

export const IconButton = ({ icon, label, filled, iconSize = '1.375rem', badge, ...rest }: Props) => (
  <Button variant="ghost" shape="round" aria-label={label} {...rest}>
    <Icon of={icon} filled={filled} size={iconSize} />
    {badge}
  </Button>
)
