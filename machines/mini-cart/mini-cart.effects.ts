import { fromCallback } from 'xstate'
import { followVisitor } from '../ports/system.ts'
import { type MiniCartEvent, miniCartMachine } from './mini-cart.machine.ts'

/** Reports when the visitor navigates to another page, or when the session is restored with a user. */
const routeChanges = fromCallback<MiniCartEvent>(({ system, sendBack }) =>
  followVisitor(system, ({ user, hasLeft }) => {
    if (user) sendBack({ type: 'miniCart.known' })
    else if (hasLeft) sendBack({ type: 'miniCart.left' })
  }),
)

export function miniCartWith() {
  return miniCartMachine.provide({ actors: { routeChanges } })
}
