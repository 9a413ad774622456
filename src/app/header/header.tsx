import { Anchor } from '../../components/link.tsx'
import { Logo } from '../../components/logo.tsx'
import { Container } from '../../components/page.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { shellTexts } from '../../i18n/en/shell.ts'
import { BusyMarker } from '../notices/busy.tsx'
import { CartLink } from './cart-link.tsx'
import { MainNav } from './main-nav.tsx'
import { AccountMenu, PhoneMenu, PreferencesMenu } from './menus.tsx'
import { SearchBox } from './search-box.tsx'
import './header.css'

export const Header = () => {
  const words = useTexts(shellTexts)
  return (
    <header className="sc-header">
      <BusyMarker />
      <Container className="sc-header-row">
        <Anchor to="/" className="sc-header-logo">
          <Logo name={words.shop} />
        </Anchor>
        <div className="sc-header-search">
          <SearchBox />
        </div>
        <MainNav className="sc-header-nav" />
        <div className="sc-header-tools">
          <PreferencesMenu />
          <AccountMenu />
          <CartLink />
          <PhoneMenu />
        </div>
      </Container>
    </header>
  )
}
