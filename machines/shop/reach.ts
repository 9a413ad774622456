import type {
  ActionArgs,
  ActorRef,
  ActorRefFrom,
  ContextFrom,
  EventObject,
  MachineContext,
  Snapshot,
} from 'xstate'
import type { accessMachine } from '../access/access.machine.ts'
import type { CartEvent, cartMachine } from '../cart/cart.machine.ts'
import type { catalogueMachine } from '../catalogue/catalogue.machine.ts'
import type { AddProductAccess } from '../domain/access.ts'
import type { Preferences } from '../domain/preferences.ts'
import type { NavigationEvent } from '../navigation/navigation.machine.ts'
import type { NoticesEvent } from '../notices/notices.machine.ts'
import type { preferencesMachine } from '../preferences/preferences.machine.ts'
import type { SessionEvent } from '../session/session.machine.ts'
import type { ShopEvent } from './shop-event.ts'

type Reached<Event extends EventObject> = ActorRef<Snapshot<unknown>, Event>
type Reach<Event extends EventObject> = (
  args: Pick<ActionArgs<MachineContext, EventObject, EventObject>, 'system'>,
) => Reached<Event>

/** The actors that others of the shop speak to, by their systemId. */
export const toNotices: Reach<NoticesEvent> = ({ system }) => system.get('notices')
export const toNavigation: Reach<NavigationEvent> = ({ system }) => system.get('navigation')
export const toCart: Reach<CartEvent> = ({ system }) => system.get('cart')
export const toShop: Reach<ShopEvent> = ({ system }) => system.get('shop')
export const toSession: Reach<SessionEvent> = ({ system }) => system.get('session')

const unknownPreferences: Preferences = { language: 'en', currency: 'USD', theme: 'system' }

type System = Parameters<typeof toNotices>[0]['system']

export function cartIn(system: System): ContextFrom<typeof cartMachine> | undefined {
  const actor: ActorRefFrom<typeof cartMachine> | undefined = system.get('cart')
  return actor?.getSnapshot().context
}

export function catalogueIn(system: System): ContextFrom<typeof catalogueMachine> | undefined {
  const actor: ActorRefFrom<typeof catalogueMachine> | undefined = system.get('catalogue')
  return actor?.getSnapshot().context
}

/** Who may add products in this shop. */
export function addProductAccessIn(system: System): AddProductAccess {
  const actor: ActorRefFrom<typeof accessMachine> | undefined = system.get('access')
  return actor?.getSnapshot().context.addProduct ?? 'admin'
}

/** The preferences in force at this moment. */
export function preferencesIn(system: System): Preferences {
  const actor: ActorRefFrom<typeof preferencesMachine> | undefined = system.get('preferences')
  return actor?.getSnapshot().context.chosen ?? unknownPreferences
}
