import { Box, Grid, Text } from '@chakra-ui/react'
import { Heading } from '../../components/heading.tsx'
import { Icon, type IconShape } from '../../components/icon.tsx'
import { chat, shield, tag, truck } from '../../components/icons.ts'
import { Container, Section } from '../../components/page.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { homeTexts } from '../../i18n/en/home.ts'

const reasons: readonly { key: keyof (typeof homeTexts.en)['reasons']; icon: IconShape }[] = [
  { key: 'quality', icon: shield },
  { key: 'prices', icon: tag },
  { key: 'shipping', icon: truck },
  { key: 'support', icon: chat },
]

const round = { w: '12', h: '12', borderRadius: 'full', bg: 'tint.sage', color: 'positive' }

export const Reasons = () => {
  const words = useTexts(homeTexts)
  return (
    <Box bg="bg.sunken">
      <Container py="section">
        <Section title={words.why}>
          <Grid as="ul" templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))" gap="8">
            {reasons.map(({ key, icon }) => (
              <Grid as="li" key={key} gap="2" justifyItems="start">
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
