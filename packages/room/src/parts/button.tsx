import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { focusSection } from './focus-section.ts'
import './button.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'ref'> & {
  readonly variant?: 'solid' | 'outline' | 'quiet' | 'ghost'
  readonly size?: 'sm' | 'md'
}

/** When it is disabled or disappears while it has the focus, the focus moves to the section around it. */
export const Button = ({ variant = 'solid', size = 'md', disabled, ...rest }: Props) => {
  const ref = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = ref.current
    const leave = () => {
      if (button && hasFocus(button)) focusSection(button)
    }
    if (disabled) leave()
    return leave
  }, [disabled])
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      disabled={disabled}
      className="sc-room-button"
      data-variant={variant}
      data-size={size}
    />
  )
}

/** Also in the shadow root of the panel, whose document only knows the host. */
function hasFocus(button: Element): boolean {
  const root = button.getRootNode()
  return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === button
}

type IconProps = Omit<Props, 'children' | 'aria-label'> & { readonly icon: string; readonly label: string }

/** A round button. `icon` is an SVG path in a 24 × 24 view box. */
export const IconButton = ({ icon, label, variant = 'ghost', ...rest }: IconProps) => (
  <Button aria-label={label} variant={variant} data-round="" {...rest}>
    <svg className="sc-room-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={icon} />
    </svg>
  </Button>
)
