import { Anchor } from './anchor.tsx'
import './breadcrumb.css'

export type Crumb = {
  readonly label: string
  /** Absent on the last one, the page itself. */
  readonly to?: string | undefined
  readonly lang?: string | undefined
}

export const Breadcrumb = ({
  label,
  trail,
}: {
  readonly label: string
  readonly trail: readonly Crumb[]
}) => (
  <nav className="sc-breadcrumb" aria-label={label}>
    <ol>
      {trail.map((crumb) => (
        <li key={`${crumb.to ?? ''}${crumb.label}`} lang={crumb.lang}>
          {crumb.to ? (
            <Anchor to={crumb.to}>{crumb.label}</Anchor>
          ) : (
            <span aria-current="page">{crumb.label}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
