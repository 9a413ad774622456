import { useLocation } from 'react-router-dom'
import { Anchor } from '../../components/link.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { shellTexts } from '../../i18n/en/shell.ts'

const links = [
  { name: 'home', to: '/' },
  { name: 'products', to: '/products' },
  { name: 'about', to: '/about' },
  { name: 'contact', to: '/contact' },
] as const

export const MainNav = ({ id, className }: { readonly id?: string; readonly className: string }) => {
  const words = useTexts(shellTexts).navigation
  const { pathname } = useLocation()
  return (
    <nav id={id} className={className} aria-label={words.label}>
      <ul>
        {links.map(({ name, to }) => (
          <li key={name}>
            <Anchor to={to} className="sc-nav-link" aria-current={currentFor(pathname, to)}>
              {words[name]}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The `aria-current` of a link: `page` on the link's own page, `true` on the pages below it. */
function currentFor(path: string, to: string): 'page' | 'true' | undefined {
  if (path === to) return 'page'
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined
}
