import { ownerOf } from '../domain/owner.ts'
import type { Resident, ShopContext } from './shop-types.ts'

type Give<Input> = (args: { context: ShopContext }) => Input

/** How often a part is started again in a visit: one that dies of its first step would die for ever. */
export const mostDeaths = 5

/** A long-lived actor's place in the shop: when it dies of an error it is started again, from what is stored. */
export function living<Name extends Resident, Input>(name: Name, input: Give<Input>) {
  return {
    initial: 'alive',
    states: {
      alive: {
        invoke: {
          id: name,
          src: name,
          systemId: name,
          input,
          onError: {
            guard: { type: 'canRise', params: { name } },
            target: 'alive',
            reenter: true,
            actions: [
              { type: 'countDeath', params: { name } },
              {
                type: 'logDeath',
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

export const nothing = () => undefined

export function changeOfOwner({ context }: { context: ShopContext }) {
  return { type: 'owner.changed' as const, owner: ownerOf(context) }
}

/** What an actor with journal entries of its own begins with: after a restart, its count of entries begins anew. */
export function journaledBy(name: 'cart' | 'wishlist') {
  return ({ context }: { context: ShopContext }) => ({
    owner: ownerOf(context),
    session: `${context.visit}-${name}-${context.deaths[name] ?? 0}`,
  })
}
