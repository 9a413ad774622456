import { useLayoutEffect, useRef } from 'react'
import { useIsHydrated, useShop, useShopSelector } from '../components/shop-context.tsx'

/** After a route change: scrolls, moves the focus, and announces the title where the focus does not. */
export const RouteChange = () => {
  const { history } = useShop().ports
  const place = useShopSelector('navigation', ({ context }) => context.place)
  const how = useShopSelector('navigation', ({ context }) => context.how)
  const isLanguageLoading = useShopSelector('preferences', (snapshot) => snapshot.hasTag('busy'))
  const isHydrated = useIsHydrated()
  const path = useRef<string>(undefined)
  const title = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each place; the other values belong to that place
  useLayoutEffect(() => {
    if (!isHydrated) return
    history.arrive(place, how)
    const isOtherScreen = path.current !== undefined && path.current !== place.path
    path.current = place.path
    const isAnnounced = isOtherScreen && !isLanguageLoading && !hasHeadingFocus()
    if (title.current) title.current.textContent = isAnnounced ? document.title : ''
  }, [place, history, isHydrated])
  return <div ref={title} className="visually-hidden" aria-live="polite" />
}

/** A screen reader reads a focused heading by itself. */
function hasHeadingFocus(): boolean {
  return document.activeElement?.tagName === 'H1'
}
