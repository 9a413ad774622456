import { Route, Routes, useLocation } from 'react-router-dom'
import { useShown } from '../parts/shop-context.tsx'
import { ErrorPage } from './error/error-page.tsx'
import { ScreenBoundary } from './error/screen-boundary.tsx'
import { routeFor, screenOf } from './screens.ts'

/** The screen of this address, when the door to it is open. */
export const CurrentScreen = () => {
  const { pathname } = useLocation()
  const isOpen = useShown(
    'access',
    (snapshot) => snapshot.hasTag('open') && snapshot.context.place.path === pathname,
  )
  if (!isOpen) return null
  const route = routeFor(pathname)
  if (!route) return <ErrorPage reason="unknown" />
  const Screen = screenOf(route)
  if (!Screen) return <ErrorPage reason="unreachable" />
  return (
    <ScreenBoundary key={pathname}>
      <Routes>
        <Route path={route.pattern} element={<Screen />} />
      </Routes>
    </ScreenBoundary>
  )
}
