import type { ComponentProps } from 'react'
import './button.css'

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  readonly variant?: 'solid' | 'outline' | 'quiet' | 'ghost'
  readonly size?: 'sm' | 'md'
}

export const Button = ({ variant = 'solid', size = 'md', ...rest }: Props) => (
  <button type="button" {...rest} className="sc-room-button" data-variant={variant} data-size={size} />
)

type IconProps = Omit<Props, 'children' | 'aria-label'> & { readonly icon: string; readonly label: string }

/** A round button. `icon` is an SVG path in a 24 × 24 view box. */
export const IconButton = ({ icon, label, variant = 'ghost', ...rest }: IconProps) => (
  <Button aria-label={label} variant={variant} data-round="" {...rest}>
    <svg className="sc-room-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={icon} />
    </svg>
  </Button>
)
