import type { User } from './user.ts'

/** A user's id, or the guest. Everything a shopper owns is keyed by it. */
export type Owner = string
export const guest: Owner = 'guest'

/** Sent to an actor when the owner of its data changes. */
export type OwnerChanged = { type: 'owner.changed'; owner: Owner }

export function ownerOf({ user }: { user: Pick<User, 'id'> | undefined }): Owner {
  return user?.id ?? guest
}
