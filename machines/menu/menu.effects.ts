import { fromCallback } from 'xstate'
import { followVisitor } from '../ports/system.ts'
import { type MenuEvent, menuMachine } from './menu.machine.ts'

/** Reports when the visitor navigates to another page. */
const routeChanges = fromCallback<MenuEvent>(({ system, sendBack }) =>
  followVisitor(system, ({ hasLeft }) => {
    if (hasLeft) sendBack({ type: 'menu.left' })
  }),
)

export function menuWith() {
  return menuMachine.provide({ actors: { routeChanges } })
}
