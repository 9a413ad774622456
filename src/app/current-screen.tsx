import { useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsHydrated, useShopSelector } from '../components/shop-context.tsx'
import { useTexts } from '../components/use-texts.ts'
import { shellTexts } from '../i18n/en/shell.ts'
import { ErrorPage } from './error/error-page.tsx'
import { ScreenBoundary } from './error/screen-boundary.tsx'
import { routeOf, screenOf } from './screens.ts'

/** The screen of this address, when the door to it is open. Behind a door that a page was written with, it comes as the page awakes. */
export const CurrentScreen = () => {
  const { pathname } = useLocation()
  const isOpen = useShopSelector(
    'access',
    (snapshot) => snapshot.hasTag('open') && snapshot.context.place.path === pathname,
  )
  const wasOpen = useDeferredValue(isOpen)
  const isHydrated = useIsHydrated()
  const route = routeOf(pathname)
  /** Looked for at every step of the navigation: Retry brings it without leading anywhere. */
  const Screen = useShopSelector('navigation', () => route && screenOf(route))
  if (!(isHydrated ? isOpen : wasOpen)) return <ClosedDoor />
  if (!route) return <ErrorPage reason="unknown" />
  if (!Screen) return <ErrorPage reason="unreachable" />
  return (
    <ScreenBoundary key={pathname}>
      <Screen />
    </ScreenBoundary>
  )
}

/** Until somebody is known to be allowed in, the page has the shop's own name. */
const ClosedDoor = () => <title>{useTexts(shellTexts).shop}</title>
