import './icon.css'

export type IconShape = string

type Props = {
  readonly of: IconShape
  /** A CSS length; relative to the text size by default. */
  readonly size?: string | undefined
  readonly filled?: boolean | undefined
  readonly className?: string | undefined
}

export const Icon = ({ of, size = '1.25em', filled = false, className }: Props) => (
  <svg
    className={className ? `sc-icon ${className}` : 'sc-icon'}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    data-filled={filled || undefined}
    aria-hidden="true"
    focusable="false"
  >
    <path d={of} />
  </svg>
)
