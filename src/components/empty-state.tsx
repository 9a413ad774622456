import './empty-state.css'
import { Heading } from './heading.tsx'

type Props = {
  /** A drawing; decorative. */
  readonly art?: React.ReactNode
  readonly title: React.ReactNode
  readonly children?: React.ReactNode
  readonly action?: React.ReactNode
  /** `h1` where the empty state is the whole screen. */
  readonly headingAs?: 'h1' | 'h2' | 'h3' | undefined
  readonly role?: 'status' | 'alert' | undefined
}

export const EmptyState = ({ art, title, children, action, headingAs = 'h2', role }: Props) => (
  <div className="sc-empty" role={role}>
    {art ? (
      <div className="sc-empty-art" aria-hidden="true">
        {art}
      </div>
    ) : null}
    <Heading as={headingAs} size="h2" tabIndex={headingAs === 'h1' ? -1 : undefined}>
      {title}
    </Heading>
    {children ? <div className="sc-empty-text">{children}</div> : null}
    {action ? <div className="sc-empty-action">{action}</div> : null}
  </div>
)
