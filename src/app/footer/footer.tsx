import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useId } from 'react'
import { Icon, type IconShape } from '../../components/icon.tsx'
import { mail, phone, pin, socialPicture, socialPost, socialVideo } from '../../components/icons.ts'
import { lazy } from '../../components/lazy.tsx'
import { Link, OuterLink } from '../../components/link.tsx'
import { Logo } from '../../components/logo.tsx'
import { Container } from '../../components/page.tsx'
import { useShop } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { shopAddress, shopMail, shopPhoneLink } from '../../i18n/contact-details.ts'
import { footerTexts } from '../../i18n/en/shell.ts'
import './footer.css'

/** A placeholder of the same height, so that the layout does not shift. */
const CardsPlaceholder = () => <Box h="7" w="12.5rem" />
const InspectLink = lazy(async () => (await import('./footer-cards.tsx')).InspectLink)
const FooterCards = lazy(async () => (await import('./footer-cards.tsx')).FooterCards, CardsPlaceholder)

const quickLinks = [
  { name: 'home', to: '/' },
  { name: 'products', to: '/products' },
  { name: 'cart', to: '/cart' },
  { name: 'account', to: '/profile/orders' },
  { name: 'about', to: '/about' },
  { name: 'contact', to: '/contact' },
] as const

const serviceLinks = [
  { name: 'faq', to: '/faq' },
  { name: 'shipping', to: '/shipping' },
  { name: 'returns', to: '/returns' },
  { name: 'privacy', to: '/privacy' },
  { name: 'terms', to: '/terms' },
] as const

const band = {
  pt: 'clamp(2rem, 1.5rem + 2vw, 3.5rem)',
  pb: '6',
  bg: 'bg.inverse',
  color: 'fg.onInverseMuted',
  fontSize: 'sm',
}

const row = { wrap: 'wrap', align: 'center', rowGap: '4' } as const
const topBorder = '1px solid color-mix(in srgb, currentcolor 30%, transparent)'

export const Footer = () => {
  const words = useTexts(footerTexts)
  return (
    <Box as="footer" className="no-print" mt="section">
      {/* The awning overlaps the top of the footer's background. */}
      <Box className="awning" position="relative" zIndex="1" mb="-14px" aria-hidden="true" />
      <Box className="sc-footer-band on-inverse" {...band}>
        <Container>
          <div className="sc-footer-columns">
            <Grid as="section" gap="3" alignContent="start" aria-labelledby="footer-about">
              <Logo />
              <FooterTitle id="footer-about" mt="2">
                {words.about.title}
              </FooterTitle>
              <Box as="p" maxW="26rem" textWrap="pretty">
                {words.about.text}
              </Box>
              <SocialLinks />
            </Grid>
            <FooterLinks
              title={words.quick.title}
              links={quickLinks.map(({ name, to }) => ({ to, label: words.quick[name] }))}
            />
            <FooterLinks
              title={words.service.title}
              links={serviceLinks.map(({ name, to }) => ({ to, label: words.service[name] }))}
            />
            <ContactBlock />
          </div>
          <Flex {...row} justify="space-between" columnGap="8" mt="10" pt="5" borderTop={topBorder}>
            <p>
              © <ThisYear /> {words.rights} <InspectLink />
            </p>
            <Flex {...row} columnGap="4" rowGap="2">
              <p>{words.cards}</p>
              <FooterCards />
            </Flex>
          </Flex>
        </Container>
      </Box>
    </Box>
  )
}

type Props = {
  readonly title: string
  readonly links: readonly { readonly to: string; readonly label: string }[]
}

const FooterLinks = ({ title, links }: Props) => {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <FooterTitle id={titleId}>{title}</FooterTitle>
      <Grid as="ul" justifyItems="start" mt="2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} variant="inverse" display="inline-flex" alignItems="center" minH="9" py="1">
              {label}
            </Link>
          </li>
        ))}
      </Grid>
    </nav>
  )
}

const FooterTitle = chakra('p', {
  base: { fontFamily: 'heading', fontSize: 'md', fontWeight: 'bold', color: 'fg.onInverse' },
})

/** Shows the visitor's current year, which may differ from the year in which the page was prerendered. */
const ThisYear = () => {
  const { clock } = useShop().ports
  const year = String(new Date(clock.now()).getFullYear())
  const correct = (element: HTMLElement | null) => {
    if (element && element.textContent !== year) element.textContent = year
  }
  return (
    <span ref={correct} suppressHydrationWarning>
      {year}
    </span>
  )
}

const ContactBlock = () => {
  const words = useTexts(footerTexts).contact
  return (
    <section aria-labelledby="footer-contact">
      <FooterTitle id="footer-contact">{words.title}</FooterTitle>
      <Grid as="address" gap="1" justifyItems="start" mt="3" fontStyle="normal">
        <Flex as="p" gap="2.5" mb="1">
          <Icon of={pin} />
          <span>{shopAddress}</span>
        </Flex>
        <ContactLink icon={phone} href={shopPhoneLink} label={words.phone} />
        <ContactLink icon={mail} href={`mailto:${shopMail}`} label={shopMail} />
      </Grid>
    </section>
  )
}

const ContactLink = ({ icon, href, label }: { icon: IconShape; href: string; label: string }) => (
  <OuterLink href={href} variant="inverse" display="inline-flex" alignItems="center" gap="2.5" minH="9">
    <Icon of={icon} />
    {label}
  </OuterLink>
)

const networks = [
  { name: 'posts', href: 'https://chatterbox.example/statecart', icon: socialPost },
  { name: 'pictures', href: 'https://shutterbox.example/statecart', icon: socialPicture },
  { name: 'films', href: 'https://reelbox.example/statecart', icon: socialVideo },
] as const

const SocialLink = chakra('a', {
  base: {
    display: 'grid',
    placeContent: 'center',
    width: '11',
    height: '11',
    border: '1.5px solid color-mix(in srgb, currentcolor 40%, transparent)',
    borderRadius: 'full',
    color: 'fg.onInverse',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { bg: 'color-mix(in srgb, currentcolor 16%, transparent)' },
  },
})

const SocialLinks = () => {
  const words = useTexts(footerTexts).social
  return (
    <Flex as="ul" wrap="wrap" gap="2" mt="1" aria-label={words.title}>
      {networks.map(({ name, href, icon }) => (
        <li key={name}>
          <SocialLink href={href} target="_blank" rel="noopener noreferrer" aria-label={words[name]}>
            <Icon of={icon} size="1.375rem" />
          </SocialLink>
        </li>
      ))}
    </Flex>
  )
}
