import { Box, Flex, Grid } from '@chakra-ui/react'
import { lazy } from '../../components/lazy.tsx'
import { Logo } from '../../components/logo.tsx'
import { Container } from '../../components/page.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { footerTexts } from '../../i18n/en/shell.ts'
import { ContactBlock } from './contact-block.tsx'
import { FooterLinks } from './footer-links.tsx'
import { FooterTitle } from './footer-title.tsx'
import { SocialLinks } from './social-links.tsx'
import { ThisYear } from './this-year.tsx'

/** A placeholder of the same height, so that the layout does not shift. */
const noCardsYet = () => <Box h="7" w="12.5rem" />
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

/** Usually below the viewport: rendered when it comes near. Until then it has an estimated height. */
const ground = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: { base: 'auto 57rem', sm: 'auto 44rem', lg: 'auto 26rem' },
  pt: 'clamp(2rem, 1.5rem + 2vw, 3.5rem)',
  pb: '6',
  bg: 'bg.inverse',
  color: 'fg.onInverseMuted',
  fontSize: 'sm',
}

const columns = {
  gridTemplateColumns: { base: '1fr 1fr', sm: '1fr 1fr 1.3fr', lg: '1.7fr 1fr 1fr 1.3fr' },
  rowGap: '9',
  columnGap: 'clamp(1.25rem, 3vw, 3.5rem)',
}

const row = { wrap: 'wrap', align: 'center', rowGap: '4' } as const
const allOnNarrow = { base: '1 / -1', lg: 'auto' }
const line = '1px solid color-mix(in srgb, currentcolor 30%, transparent)'

export const Footer = () => {
  const words = useTexts(footerTexts)
  return (
    <Box as="footer" className="no-print" mt="section">
      {/* The cloth hangs before the green. */}
      <Box className="awning" position="relative" zIndex="1" mb="-14px" aria-hidden="true" />
      <Box className="on-inverse" {...ground}>
        <Container>
          <Grid {...columns}>
            <Grid
              as="section"
              gap="3"
              alignContent="start"
              gridColumn={allOnNarrow}
              aria-labelledby="footer-about"
            >
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
              links={quick.map(({ name, to }) => ({ to, label: words.quick[name] }))}
            />
            <FooterLinks
              title={words.service.title}
              links={service.map(({ name, to }) => ({ to, label: words.service[name] }))}
            />
            <ContactBlock />
          </Grid>
          <Flex {...row} justify="space-between" columnGap="8" mt="10" pt="5" borderTop={line}>
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
