import { useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsHydrated, useShopSelector } from '../components/shop-context.tsx'
import { useTexts } from '../components/use-texts.ts'
import { shellTexts } from '../i18n/en/shell.ts'
import { ErrorPage } from './error/error-page.tsx'
import { ScreenBoundary } from './error/screen-boundary.tsx'
import { routeOf, screenOf } from './screens.ts'

/** The screen of this address, if the access machine allows it. On a page that was prerendered without it, the screen is rendered after hydration. */
export const CurrentScreen = () => {
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

/** The title until access is known: the name of the shop. */
const AccessPending = () => <title>{useTexts(shellTexts).shop}</title>
