import { guest, type Owner } from '../domain/stored.ts'
import type { ShopContext } from './shop.machine.ts'

export function ownerOf({ user }: Pick<ShopContext, 'user'>): Owner {
  return user?.id ?? guest
}

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
