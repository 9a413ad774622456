import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { withBase } from '../../base-path.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Icon, type IconShape } from '../../components/icon.tsx'
import { arrowRight, chat, shield, tag, truck } from '../../components/icons.ts'
import { Container, Heading, Section } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useShopActor } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { homeTexts } from '../../i18n/en/home.ts'
import { mediumPage, widePage } from '../../theme/tokens.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { Featured } from './featured.tsx'
import { rowsOfFour } from './rows-of-four.ts'

export const Screen = () => {
  const words = useTexts(homeTexts)
  return (
    <>
      <PageHead title={words.title} description={words.description} canonical="/" />
      <Hero />
      <CategoryTiles />
      <Featured />
      <Reasons />
    </>
  )
}

/** Opens the catalogue, scrolled to its category filter. */
const browseCategories = {
  type: 'navigation.push',
  to: '/products',
  state: { scrollTo: 'categories' },
} as const

const wideOnPhone = { flex: { smDown: '1 1 auto' }, px: { smDown: '3' } }

const Hero = () => {
  const words = useTexts(homeTexts)
  const navigation = useShopActor('navigation')
  return (
    <Box
      as="section"
      bg="linear-gradient(100deg, {colors.bg.canvas} 0%, {colors.tint.blush} 140%)"
      borderBottom="1px solid {colors.border.default}"
    >
      <Container
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="8"
        py="8"
        css={{
          [mediumPage]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '10', py: '12' },
          [widePage]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
        }}
      >
        <Grid templateColumns="minmax(0, 1fr)" gap="4" alignContent="center" justifyItems="start">
          <Text textStyle="eyebrow">{words.line}</Text>
          <Heading as="h1" size="display" tabIndex={-1}>
            {words.title}
          </Heading>
          <Text maxW="46ch" color="fg.muted" fontSize="lg" lineHeight="1.55">
            {words.lead}
          </Text>
          <Flex wrap="wrap" gap="3" mt="2" w={{ smDown: 'full' }}>
            <ButtonLink to="/products" size="lg" {...wideOnPhone}>
              {words.shopNow}
              <Icon of={arrowRight} />
            </ButtonLink>
            <Button
              variant="outline"
              size="lg"
              {...wideOnPhone}
              onClick={() => navigation.send(browseCategories)}
            >
              {words.browse}
            </Button>
          </Flex>
        </Grid>
        <chakra.img
          objectFit="cover"
          src={withBase('/art/hero.svg')}
          alt={words.heroPicture}
          htmlWidth={1200}
          htmlHeight={900}
          fetchPriority="high"
          w="full"
          aspectRatio="4 / 3"
          borderRadius="xl"
          boxShadow="md"
          _dark={{ filter: 'brightness(0.88) saturate(0.95)' }}
        />
      </Container>
    </Box>
  )
}

const reasons: readonly { key: keyof (typeof homeTexts.en)['reasons']; icon: IconShape }[] = [
  { key: 'quality', icon: shield },
  { key: 'prices', icon: tag },
  { key: 'shipping', icon: truck },
  { key: 'support', icon: chat },
]

const round = { w: '12', h: '12', borderRadius: 'full', bg: 'tint.sage', color: 'positive' }

const Reasons = () => {
  const words = useTexts(homeTexts)
  return (
    <Box bg="bg.sunken">
      <Container py="section">
        <Section title={words.why}>
          <Grid as="ul" css={rowsOfFour('14rem')} gap="8">
            {reasons.map(({ key, icon }) => (
              <Grid as="li" key={key} gap="2" justifyItems="start" alignContent="start">
                <Grid as="span" placeItems="center" {...round}>
                  <Icon of={icon} size="1.5rem" />
                </Grid>
                <Heading as="h3" size="h4">
                  {words.reasons[key].title}
                </Heading>
                <Text color="fg.muted">{words.reasons[key].text}</Text>
              </Grid>
            ))}
          </Grid>
        </Section>
      </Container>
    </Box>
  )
}
