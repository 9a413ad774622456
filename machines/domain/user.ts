/** A user's id, or `guest`: the key of all data that belongs to a shopper. */
export type Owner = string
export const guest: Owner = 'guest'

/** Sent to an actor when the owner of its data changes. */
export type OwnerChanged = { type: 'owner.changed'; owner: Owner }

export function ownerOf({ user }: { user: Pick<User, 'id'> | undefined }): Owner {
  return user?.id ?? guest
}

/** PBKDF2-HMAC-SHA256, base64 parts. */
export interface PasswordHash {
  salt: string
  hash: string
  rounds: number
}

export interface RegisteredUser {
  id: string
  /** As `normalizedEmail` returns it. */
  email: string
  name: string
  isAdmin: boolean
  password: PasswordHash
}

/** The signed-in user, without the password hash. */
export type User = Omit<RegisteredUser, 'password'>

/**
 * In lower case, without space around it and without invisible characters, which come with pasted text. Letters with accents are
 * composed, so that an address is the same from every keyboard.
 */
export function normalizedEmail(email: string): string {
  return email
    .normalize()
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
}

export function withoutPassword({ password: _, ...user }: RegisteredUser): User {
  return user
}

export function firstName(name: string): string {
  return wordsOf(name)[0] ?? ''
}

export function lastName(name: string): string {
  return wordsOf(name).slice(1).join(' ')
}

function wordsOf(name: string): string[] {
  return name.trim().split(/\s+/)
}
