import type { User } from './user.ts'

/** A user's id, or the guest. Everything a shopper owns is keyed by it. */
export type Owner = string
export const guest: Owner = 'guest'

/** An actor of a screen learns by this whose data it shows. */
export type OwnerChanged = { type: 'owner.changed'; owner: Owner }

export function ownerOf({ user }: { user: Pick<User, 'id'> | undefined }): Owner {
  return user?.id ?? guest
}
