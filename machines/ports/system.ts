import {
  type ActionArgs,
  type ActorRef,
  type EventObject,
  fromCallback,
  type MachineContext,
  type Snapshot,
  type StateValue,
  waitFor,
} from 'xstate'
import type { AddProductAccess } from '../domain/access.ts'
import type { Cart, CartChange } from '../domain/cart.ts'
import type { CatalogueContext } from '../domain/catalogue.ts'
import type {
  CartEvent,
  CatalogueEvent,
  NavigationEvent,
  NoticesEvent,
  SessionEvent,
  ShopBroadcast,
} from '../domain/events.ts'
import type { Optimistic } from '../domain/optimistic.ts'
import type { Place } from '../domain/place.ts'
import type { Language, Preferences } from '../domain/preferences.ts'
import type { Product } from '../domain/product.ts'
import { type Owner, type OwnerChanged, ownerOf, type User } from '../domain/user.ts'

interface InSystem {
  system: ActionArgs<MachineContext, EventObject, EventObject>['system']
}
/** The actor system of the shop. */
export type System = InSystem['system']

/** The part of a sibling's snapshot that other actors read. */
type SiblingSnapshot<Context> = Snapshot<unknown> & {
  context: Context
  hasTag(tag: string): boolean
  matches(value: StateValue): boolean
}

/**
 * An actor of the shop that its siblings get by its systemId, with the context that they read and the events that they may send.
 */
type Sibling<Context, Event extends EventObject = EventObject> = ActorRef<SiblingSnapshot<Context>, Event>

function sibling<Context, Event extends EventObject = EventObject>(name: string) {
  return ({ system }: InSystem): Sibling<Context, Event> => system.get(name)
}

export const toShop = sibling<{ place: Place; user: User | undefined }, ShopBroadcast>('shop')
export const toNotices = sibling<unknown, NoticesEvent>('notices')
export const toNavigation = sibling<{ place: Place }, NavigationEvent>('navigation')
export const toSession = sibling<{ user: User | undefined }, SessionEvent>('session')
export const toCart = sibling<Pick<Optimistic<Cart, CartChange>, 'shown' | 'pending'>, CartEvent>('cart')
export const toCatalogue = sibling<CatalogueContext, CatalogueEvent>('catalogue')
export const toPreferences = sibling<{ chosen: Preferences; loadedLanguage: Language }>('preferences')
const toAccess = sibling<{ addProduct: AddProductAccess }>('access')

const unknownPreferences: Preferences = { language: 'en', currency: 'USD', theme: 'system' }

/** The cart as it is shown now. */
export function cartIn(system: System): Cart | undefined {
  return contextIn(system, toCart)?.shown
}

export function productsIn(system: System): readonly Product[] | undefined {
  return contextIn(system, toCatalogue)?.products
}

/** Who may add products in this shop. */
export function addProductAccessIn(system: System): AddProductAccess {
  return contextIn(system, toAccess)?.addProduct ?? 'admin'
}

/** The current preferences. */
export function preferencesIn(system: System): Preferences {
  return contextIn(system, toPreferences)?.chosen ?? unknownPreferences
}

/** Undefined if the system has no such actor, as in a test of a single machine. */
function contextIn<Context>(
  system: System,
  getSibling: (args: InSystem) => { getSnapshot(): { context: Context } } | undefined,
): Context | undefined {
  return getSibling({ system })?.getSnapshot().context
}

/** Resolves when no change of the cart waits to be written, because an order is made from the stored cart. */
export async function whenCartIsWritten(system: System): Promise<void> {
  const cart: ReturnType<typeof toCart> | undefined = toCart({ system })
  if (cart) await waitFor(cart, ({ context }) => context.pending.length === 0)
}

/** Calls `onChange` at each change of the shop, with the signed-in user and whether the visitor has left the current page. */
export function followVisitor(
  system: System,
  onChange: (visitor: { user: User | undefined; hasLeft: boolean }) => void,
): () => void {
  const shop: ReturnType<typeof toShop> | undefined = toShop({ system })
  const startPlace = shop?.getSnapshot().context.place
  const subscription = shop?.subscribe(({ context: { place, user } }) =>
    onChange({ user, hasLeft: place.key !== startPlace?.key || place.path !== startPlace.path }),
  )
  return () => subscription?.unsubscribe()
}

/** Sends `owner.changed` to the actor of a screen when the session is restored, and at each change of owner. */
export const followOwner = fromCallback<OwnerChanged>(({ system, sendBack }) => {
  const owner = toSession({ system }).select((session) =>
    session.matches('restoring') ? undefined : ownerOf(session.context),
  )
  const report = (current: Owner | undefined) => {
    if (current) sendBack({ type: 'owner.changed', owner: current })
  }
  report(owner.get())
  const subscription = owner.subscribe(report)
  return () => subscription.unsubscribe()
})
