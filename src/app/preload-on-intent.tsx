import { useEffect } from 'react'
import { withoutBase } from '../base-path.ts'
import { useShop } from '../components/shop-context.tsx'

const intentEvents = ['pointerover', 'focusin'] as const

/** Loads the code of a screen as soon as the visitor points at a link to it or focuses the link. */
export const PreloadOnIntent = () => {
  const { screens } = useShop().ports
  useEffect(() => {
    const mounted = new AbortController()
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      const path = link?.origin === location.origin ? withoutBase(link.pathname) : undefined
      if (path) screens.prepare(path).catch(() => undefined)
    }
    for (const type of intentEvents)
      document.addEventListener(type, preload, { passive: true, signal: mounted.signal })
    return () => mounted.abort()
  }, [screens])
  return null
}
