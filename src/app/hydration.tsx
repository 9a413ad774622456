import { useEffect, useLayoutEffect } from 'react'
import { useIsHydrated, useShop, useShopSelector } from '../components/shop-context.tsx'

/** Shows the page's text once it is in the visitor's language, and replays the events from before hydration. */
export const Hydration = () => {
  const { hydration } = useShop().ports
  const isHydrated = useIsHydrated()
  const isLanguageLoading = useShopSelector('preferences', (snapshot) => snapshot.hasTag('busy'))
  const isReadable = isHydrated && !isLanguageLoading
  useLayoutEffect(() => {
    if (isReadable) hydration.showText()
  }, [isReadable, hydration])
  // Effects of children run first, so every screen's actor has been started by now.
  useEffect(() => hydration.replayEvents(), [hydration])
  return null
}
