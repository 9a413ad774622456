import { type ActorRefFrom, fromCallback } from 'xstate'
import type { navigationMachine } from '../navigation/navigation.machine.ts'
import { type MenuEvent, menuMachine } from './menu.machine.ts'

/** Tells when the visitor has gone to another address. */
const departures = fromCallback<MenuEvent>(({ system, sendBack }) => {
  const navigation: ActorRefFrom<typeof navigationMachine> | undefined = system.get('navigation')
  const start = navigation?.getSnapshot().context.place
  const subscription = navigation?.subscribe(({ context }) => {
    if (context.place !== start) sendBack({ type: 'menu.left' })
  })
  return () => subscription?.unsubscribe()
})

export function menuWith() {
  return menuMachine.provide({ actors: { departures } })
}
