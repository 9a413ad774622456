import { guest, type Owner } from '../ports/stored.ts'
import type { ShopContext } from './shop.machine.ts'

export function ownerOf({ user }: Pick<ShopContext, 'user'>): Owner {
  return user?.id ?? guest
}

export function changeOfOwner({ context }: { context: ShopContext }) {
  return { type: 'owner.changed' as const, owner: ownerOf(context) }
}
