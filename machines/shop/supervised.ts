import type { StoreName } from '../domain/stored.ts'
import { ownerOf } from '../domain/user.ts'
import type { ChildName, ShopContext } from './shop-types.ts'

type InputOf<Input> = (args: { context: ShopContext }) => Input

/** The maximum number of restarts of an actor per visit, because an actor that fails at its start would be restarted forever. */
export const maxRestarts = 5

/** The region of a long-lived actor: after an error the actor is restarted, with its data read from storage. */
export function supervised<Name extends ChildName, Input>(name: Name, input: InputOf<Input>) {
  return {
    initial: 'running',
    states: {
      running: {
        invoke: {
          id: name,
          src: name,
          systemId: name,
          input,
          onError: {
            guard: { type: 'canRestart', params: { name } },
            target: 'running',
            reenter: true,
            actions: [
              { type: 'countRestart', params: { name } },
              {
                type: 'logFailure',
                params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
              },
              'tellOfRestart',
            ],
          },
        },
      },
    },
  } as const
}

export const noInput = () => undefined

export function ownerChangedEvent({ context }: { context: ShopContext }) {
  return { type: 'owner.changed' as const, owner: ownerOf(context) }
}

/**
 * The input of an actor that records journal entries. The session id changes with each restart, because the count of entries
 * starts again.
 */
export function journaledBy(name: 'cart' | 'wishlist') {
  return ({ context }: { context: ShopContext }) => ({
    owner: ownerOf(context),
    session: `${context.visit}-${name}-${context.restarts[name] ?? 0}`,
  })
}

const readers: Partial<Record<StoreName, readonly string[]>> = {
  cart: ['cart'],
  wishlist: ['wishlist'],
  orders: ['orders'],
  user: ['session'],
  registeredUsers: ['session'],
  preferences: ['preferences'],
  products: ['catalogue'],
  paymentMethods: ['paymentMethods'],
  /** The session shows the user's picture, which is one of the settings. */
  settings: ['session', 'settings'],
}

/** The ids of the actors that show the data of a store. */
export function readersOf(store: StoreName): readonly string[] {
  return readers[store] ?? []
}

/** The ids of all actors that show the data of a store. */
export const allReaders: readonly string[] = [...new Set(Object.values(readers).flat())]
