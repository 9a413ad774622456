import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import type { accessMachine } from '../../machines/access/access.machine.ts'
import { mayAddProducts } from '../../machines/domain/access.ts'
import { scrollToFocus } from '../focus-lost.ts'
import { accountTexts } from '../i18n/en/account.ts'
import { widePage } from '../theme/tokens.ts'
import { Avatar } from './avatar.tsx'
import { Icon } from './icon.tsx'
import { heart, plus } from './icons.ts'
import { Anchor } from './link.tsx'
import { Heading, Page } from './page.tsx'
import { card, gear, parcel } from './screen-icons.ts'
import { useShopSelector, useUser } from './shop-context.tsx'
import { useTexts } from './use-texts.ts'

const addsProductsIn = ({ context }: SnapshotFrom<typeof accessMachine>) =>
  mayAddProducts(context.user, context.addProduct)

/** The layout of the account pages: the navigation next to the page, or above it in a narrow window. */
export const AccountLayout = ({ children }: { readonly children: ReactNode }) => {
  const words = useTexts(accountTexts)
  const user = useUser()
  const addsProducts = useShopSelector('access', addsProductsIn)
  return (
    <Page>
      <Grid
        className="sc-account"
        templateColumns="minmax(0, 1fr)"
        gap="6"
        css={{
          [widePage]: { gridTemplateColumns: '15.5rem minmax(0, 1fr)', gap: 'clamp(2rem, 4vw, 3.5rem)' },
        }}
        _print={{ display: 'block' }}
      >
        <Grid
          templateColumns="minmax(0, 1fr)"
          gap="4"
          alignContent="start"
          css={{
            [widePage]: {
              position: 'sticky',
              top: 'calc(var(--header-height) + 1.5rem)',
              alignSelf: 'start',
            },
          }}
          _print={{ display: 'none' }}
        >
          {user ? (
            <Flex gap="3" alignItems="center">
              <Avatar name={user.name} />
              <div>
                <Text overflowWrap="anywhere" fontWeight="semibold">
                  {user.name}
                </Text>
                <Text overflowWrap="anywhere" textStyle="note">
                  {user.email}
                </Text>
              </div>
            </Flex>
          ) : null}
          <chakra.nav minWidth="0" aria-labelledby="account-title">
            <Heading size="h4" fontSize="lg" mb="2" id="account-title">
              {words.title}
            </Heading>
            <Flex
              as="ul"
              gap="2"
              mx="calc(-1 * {spacing.gutter})"
              px="gutter"
              py="1"
              overflowX="auto"
              scrollPaddingInline="1rem"
              scrollbarWidth="none"
              // The browser does not scroll to a focused link of which a part is visible.
              onFocus={({ target }) => scrollToFocus(target)}
              css={{
                [widePage]: { flexDirection: 'column', gap: '1', mx: '0', p: '0', overflowX: 'visible' },
              }}
            >
              <Entry to="/profile/orders" icon={parcel} label={words.orders} />
              <Entry to="/profile/wishlist" icon={heart} label={words.wishlist} />
              {addsProducts ? <Entry to="/products/new" icon={plus} label={words.addProduct} /> : null}
              <Entry to="/profile/payment" icon={card} label={words.payment} />
              <Entry to="/profile/settings" icon={gear} label={words.settings} />
            </Flex>
          </chakra.nav>
        </Grid>
        <Box minWidth="0">{children}</Box>
      </Grid>
    </Page>
  )
}

const EntryLink = chakra(Anchor, {
  base: {
    display: 'flex',
    gap: '2.5',
    alignItems: 'center',
    minHeight: '11',
    px: '3.5',
    py: '2',
    borderWidth: '1.5px',
    borderColor: 'border.default',
    borderRadius: 'full',
    bg: 'bg.surface',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _icon: { color: 'fg.muted' },
    '&:hover:not([aria-current])': { borderColor: 'border.strong' },
    [widePage]: {
      borderColor: 'transparent',
      borderRadius: 'md',
      bg: 'transparent',
      '&:hover:not([aria-current])': { borderColor: 'transparent', bg: 'bg.sunken' },
    },
    _currentPage: {
      borderColor: 'bg.inverse',
      bg: 'bg.inverse',
      color: 'fg.onInverse',
      _icon: { color: 'inherit' },
    },
  },
})

/** On a phone the entries are a scrolling row; scrolls the current one into view. */
const Entry = ({ to, icon, label }: { to: string; icon: string; label: string }) => {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const row = link.current?.closest('ul')
    if (row && link.current?.getAttribute('aria-current'))
      row.scrollLeft = link.current.offsetLeft - row.offsetLeft - 16
  }, [])
  return (
    <chakra.li flexShrink="0">
      <EntryLink ref={link} to={to} aria-current={useLocation().pathname === to ? 'page' : undefined}>
        <Icon of={icon} />
        {label}
      </EntryLink>
    </chakra.li>
  )
}
