import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { createPath, type Navigator, Router, type To } from 'react-router-dom'
import { withBase } from '../base-path.ts'
import { useShop, useShopActor, useShopSelector } from '../components/shop-context.tsx'

/** Connects React Router to the navigation actor: its links and hooks send events to the actor and read the location from it. */
export const AppRouter = ({ children }: { readonly children: ReactNode }) => {
  const { ports } = useShop()
  const navigation = useShopActor('navigation')
  const now = useShopSelector('navigation', (snapshot) => snapshot.context.place)
  const before = useDeferredValue(now)
  /** Deferred: every link renders again when the query changes, and the typed letter has to be painted first. */
  const { path, ...place } = before.path === now.path ? before : now
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
