import { useId } from 'react'
import { Link } from '../../parts/link.tsx'

type Props = {
  readonly title: string
  readonly links: readonly { readonly to: string; readonly label: string }[]
}

export const FooterLinks = ({ title, links }: Props) => {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className="sc-footer-title">
        {title}
      </h2>
      <ul className="sc-footer-list">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} variant="inverse">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
