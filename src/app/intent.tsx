import { useEffect } from 'react'
import { useHouse } from '../parts/shop-context.tsx'

const signs = ['pointerover', 'focusin'] as const

/** Who points at a link of the shop, or has the focus on it, is about to follow it: its screen is fetched meanwhile. */
export const Intent = () => {
  const { screens } = useHouse().ports
  useEffect(() => {
    const listening = new AbortController()
    const prepare = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === location.origin) screens.prepare(link.pathname).catch(() => undefined)
    }
    for (const sign of signs)
      document.addEventListener(sign, prepare, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [screens])
  return null
}
