import { ownerOf } from '../domain/owner.ts'
import type { ChildName, ShopContext } from './shop-types.ts'

type Give<Input> = (args: { context: ShopContext }) => Input

/** How often a part is started again in a visit: one that dies of its first step would die for ever. */
export const maxRestarts = 5

/** A long-lived actor's place in the shop: when it dies of an error it is started again, from what is stored. */
export function supervised<Name extends ChildName, Input>(name: Name, input: Give<Input>) {
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

export function changeOfOwner({ context }: { context: ShopContext }) {
  return { type: 'owner.changed' as const, owner: ownerOf(context) }
}

/** What an actor with journal entries of its own begins with: after a restart, its count of entries begins anew. */
export function journaledBy(name: 'cart' | 'wishlist') {
  return ({ context }: { context: ShopContext }) => ({
    owner: ownerOf(context),
    session: `${context.visit}-${name}-${context.restarts[name] ?? 0}`,
  })
}
