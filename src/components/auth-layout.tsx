import { Box, Grid, Text, type TextProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { authLayoutTexts } from '../i18n/en/auth.ts'
import { mediumPage } from '../theme/tokens.ts'
import { CardPanel } from './card-panel.tsx'
import { Icon } from './icon.tsx'
import { cart, heart } from './icons.ts'
import { Heading, Page } from './page.tsx'
import { card, key, parcel } from './screen-icons.ts'
import { useTexts } from './use-texts.ts'

/** The layout of sign-in and registration: the form on one side, the advantages of an account on the other. */
export const AuthLayout = ({ children }: { readonly children: ReactNode }) => {
  const words = useTexts(authLayoutTexts)
  return (
    <Page>
      <Grid
        templateColumns="minmax(0, 1fr)"
        gap="6"
        maxWidth="60rem"
        mx="auto"
        css={{ [mediumPage]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', gap: '8' } }}
      >
        <CardPanel padding="lg">
          <Grid templateColumns="minmax(0, 1fr)" gap="5" alignContent="start">
            {children}
          </Grid>
        </CardPanel>
        <Grid
          as="aside"
          className="on-inverse"
          position="relative"
          gap="5"
          alignContent="start"
          padding="3.5rem 2rem 2.5rem"
          overflow="hidden"
          borderRadius="lg"
          bg="bg.inverse"
          color="fg.onInverse"
          aria-label={words.title}
        >
          <Box className="awning" position="absolute" inset="0 0 auto" aria-hidden="true" />
          <Heading size="h4" fontSize="2xl" color="inherit">
            {words.title}
          </Heading>
          <Grid as="ul" gap="3.5">
            <Advantage icon={cart} text={words.cart} />
            <Advantage icon={parcel} text={words.orders} />
            <Advantage icon={heart} text={words.wishlist} />
            <Advantage icon={card} text={words.cards} />
            <Advantage icon={key} text={words.local} />
          </Grid>
          <Text color="fg.onInverseMuted" fontSize="sm">
            {words.demoNotice}
          </Text>
        </Grid>
      </Grid>
    </Page>
  )
}

const Advantage = ({ icon, text }: { icon: string; text: string }) => (
  <Grid as="li" templateColumns="auto minmax(0, 1fr)" gap="3" alignItems="start" lineHeight="snug">
    <Icon of={icon} />
    <span>{text}</span>
  </Grid>
)

/** The line below the form, with a link to the other form. */
export const AuthFoot = (props: TextProps) => (
  <Text color="fg.muted" css={{ '& a': { display: 'inline-block', py: '1' } }} {...props} />
)
