import { Logo } from '../../components/logo.tsx'
import { Container } from '../../components/page.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { footerTexts } from '../../i18n/en/shell.ts'
import { lazy } from '../lazy.tsx'
import { ContactBlock } from './contact-block.tsx'
import { FooterLinks } from './footer-links.tsx'
import { SocialLinks } from './social-links.tsx'
import { ThisYear } from './this-year.tsx'
import './footer.css'

/** A placeholder of the same height, so that the layout does not shift. */
const noCardsYet = () => <div className="sc-footer-marks" />
const InspectLink = lazy(async () => (await import('./inspect-link.tsx')).InspectLink)
const FooterCards = lazy(async () => (await import('./footer-cards.tsx')).FooterCards, noCardsYet)

const quick = [
  { name: 'home', to: '/' },
  { name: 'products', to: '/products' },
  { name: 'cart', to: '/cart' },
  { name: 'account', to: '/profile/orders' },
  { name: 'about', to: '/about' },
  { name: 'contact', to: '/contact' },
] as const

const service = [
  { name: 'faq', to: '/faq' },
  { name: 'shipping', to: '/shipping' },
  { name: 'returns', to: '/returns' },
  { name: 'privacy', to: '/privacy' },
  { name: 'terms', to: '/terms' },
] as const

export const Footer = () => {
  const words = useTexts(footerTexts)
  return (
    <footer className="sc-footer no-print">
      <div className="awning" aria-hidden="true" />
      <div className="sc-footer-ground on-inverse">
        <Container>
          <div className="sc-footer-columns">
            <section className="sc-footer-about" aria-labelledby="footer-about">
              <Logo />
              <p id="footer-about" className="sc-footer-title">
                {words.about.title}
              </p>
              <p>{words.about.text}</p>
              <SocialLinks />
            </section>
            <FooterLinks
              title={words.quick.title}
              links={quick.map(({ name, to }) => ({ to, label: words.quick[name] }))}
            />
            <FooterLinks
              title={words.service.title}
              links={service.map(({ name, to }) => ({ to, label: words.service[name] }))}
            />
            <ContactBlock />
          </div>
          <div className="sc-footer-foot">
            <p>
              © <ThisYear /> {words.rights} <InspectLink />
            </p>
            <div className="sc-footer-cards">
              <p>{words.cards}</p>
              <FooterCards />
            </div>
          </div>
        </Container>
      </div>
    </footer>
  )
}
