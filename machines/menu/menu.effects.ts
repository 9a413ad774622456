import { fromCallback } from 'xstate'
import { toNavigation } from '../ports/system.ts'
import { type MenuEvent, menuMachine } from './menu.machine.ts'

/** Reports when the visitor navigates to another address. */
const routeChanges = fromCallback<MenuEvent>(({ system, sendBack }) => {
  const navigation: ReturnType<typeof toNavigation> | undefined = toNavigation({ system })
  const start = navigation?.getSnapshot().context.place
  const subscription = navigation?.subscribe(({ context }) => {
    if (context.place !== start) sendBack({ type: 'menu.left' })
  })
  return () => subscription?.unsubscribe()
})

export function menuWith() {
  return menuMachine.provide({ actors: { routeChanges } })
}
