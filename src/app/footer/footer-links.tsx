import { Grid } from '@chakra-ui/react'
import { useId } from 'react'
import { Link } from '../../components/link.tsx'
import { FooterTitle } from './footer-title.tsx'

type Props = {
  readonly title: string
  readonly links: readonly { readonly to: string; readonly label: string }[]
}

export const FooterLinks = ({ title, links }: Props) => {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <FooterTitle id={titleId}>{title}</FooterTitle>
      <Grid as="ul" justifyItems="start" mt="2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} variant="inverse" display="inline-flex" alignItems="center" minH="9">
              {label}
            </Link>
          </li>
        ))}
      </Grid>
    </nav>
  )
}
