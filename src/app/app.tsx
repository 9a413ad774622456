import { ChakraProvider } from '@chakra-ui/react'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { createPath, type Navigator, Router, type To, useLocation } from 'react-router-dom'
import type { Ports } from '../../machines/ports/ports.ts'
import type { Shop, ShopSnapshots } from '../../machines/shop/open-shop.ts'
import { withBase } from '../base-path.ts'
import {
  ShopProvider,
  useIsHydrated,
  useShop,
  useShopActor,
  useShopSelector,
} from '../components/shop-context.tsx'
import { useTexts } from '../components/use-texts.ts'
import { shellTexts } from '../i18n/en/shell.ts'
import { system } from '../theme/system.ts'
import { ErrorPage } from './error/error-page.tsx'
import { ScreenBoundary } from './error/screen-boundary.tsx'
import { routeOf, screenOf } from './screens.ts'
import { Shell } from './shell.tsx'

type Props = {
  readonly shop: Shop
  readonly ports: Ports
  /** The snapshots that the page was prerendered from, if it was prerendered. */
  readonly prerendered?: ShopSnapshots | undefined
}

export const App = ({ shop, ports, prerendered }: Props) => (
  <ChakraProvider value={system()}>
    <ShopProvider shop={shop} ports={ports} prerendered={prerendered}>
      <AppRouter>
        <Shell>
          <CurrentScreen />
        </Shell>
      </AppRouter>
    </ShopProvider>
  </ChakraProvider>
)

/** Connects React Router to the navigation actor: its links and hooks send events to the actor and read the location from it. */
export const AppRouter = ({ children }: { readonly children: ReactNode }) => {
  const { ports } = useShop()
  const navigation = useShopActor('navigation')
  const latest = useShopSelector('navigation', (snapshot) => snapshot.context.place)
  const deferred = useDeferredValue(latest)
  /** A change of the query is deferred: it renders every link again, and a letter typed in the search has to be painted first. */
  const { path, ...place } = deferred.path === latest.path ? deferred : latest
  const navigator = useMemo<Navigator>(() => {
    const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to))
    return {
      createHref: (to) => withBase(pathOf(to)),
      go: (by) => ports.history.go(by),
      push: (to, state) => navigation.send({ type: 'navigation.push', to: pathOf(to), state }),
      replace: (to, state) => navigation.send({ type: 'navigation.replace', to: pathOf(to), state }),
    }
  }, [navigation, ports])
  return (
    <Router location={{ pathname: path, ...place }} navigator={navigator}>
      {children}
    </Router>
  )
}

/**
 * The screen of this address, if the access machine allows it. On a page that was prerendered without it, the screen is
 * rendered after hydration.
 */
const CurrentScreen = () => {
  const { pathname } = useLocation()
  const isOpen = useShopSelector(
    'access',
    (snapshot) => snapshot.hasTag('open') && snapshot.context.place.path === pathname,
  )
  const wasOpen = useDeferredValue(isOpen)
  const isHydrated = useIsHydrated()
  const route = routeOf(pathname)
  /** Read at each navigation event, because Retry loads the screen without changing the location. */
  const Screen = useShopSelector('navigation', () => route && screenOf(route))
  if (!(isHydrated ? isOpen : wasOpen)) return <AccessPending />
  if (!route) return <ErrorPage reason="unknown" />
  if (!Screen) return <ErrorPage reason="unreachable" />
  return (
    <ScreenBoundary key={pathname}>
      <Screen />
    </ScreenBoundary>
  )
}

/** Sets the name of the shop as the title until access is known. */
const AccessPending = () => <title>{useTexts(shellTexts).shop}</title>
