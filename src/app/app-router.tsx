import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { createPath, type Navigator, Router } from 'react-router-dom'
import { useShop, useShopActor, useShopSelector } from '../components/shop-context.tsx'

/** React Router over the shop's own navigation actor: links and hooks send it events, and show where it is. */
export const AppRouter = ({ children }: { readonly children: ReactNode }) => {
  const { ports } = useShop()
  const navigation = useShopActor('navigation')
  const now = useShopSelector('navigation', (snapshot) => snapshot.context.place)
  const before = useDeferredValue(now)
  /** A query that follows somebody's typing can wait until the letter is shown; every link reads it. */
  const { path, ...place } = before.path === now.path ? before : now
  const navigator = useMemo<Navigator>(() => {
    const addressOf: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to))
    return {
      createHref: addressOf,
      go: (by) => ports.history.go(by),
      push: (to, state) => navigation.send({ type: 'navigation.push', to: addressOf(to), state }),
      replace: (to, state) => navigation.send({ type: 'navigation.replace', to: addressOf(to), state }),
    }
  }, [navigation, ports])
  return (
    <Router location={{ pathname: path, ...place }} navigator={navigator}>
      {children}
    </Router>
  )
}
