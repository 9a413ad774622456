import { useId } from 'react'
import { Link } from '../../components/link.tsx'

type Props = {
  readonly title: string
  readonly links: readonly { readonly to: string; readonly label: string }[]
}

export const FooterLinks = ({ title, links }: Props) => {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <p id={titleId} className="sc-footer-title">
        {title}
      </p>
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
