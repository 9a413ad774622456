import * as v from 'valibot'
import { administrator } from '../../../machines/domain/current-user.ts'
import { guest } from '../../../machines/domain/owner.ts'
import { Secret } from '../../../machines/domain/secret.ts'
import { fieldOf } from '../../../machines/domain/store-layout.ts'
import { type RegisteredUser, sameEmail } from '../../../machines/domain/user.ts'
import { identity, optionalLine, readList, requiredLine } from './old-shapes.ts'

export interface OldUser extends Omit<RegisteredUser, 'password'> {
  password: Secret
}

const reserved: readonly string[] = [guest, administrator.id]

const oldUser = v.pipe(
  v.object({
    id: v.fallback(v.optional(identity), undefined),
    email: v.pipe(requiredLine, v.transform(sameEmail)),
    name: optionalLine,
    isAdmin: v.fallback(v.boolean(), false),
    password: v.pipe(
      v.string(),
      v.nonEmpty(),
      v.maxLength(1_000),
      v.transform((text) => new Secret('password', text)),
    ),
  }),
  v.transform(({ id, ...user }) => ({ ...user, id: id && !reserved.includes(id) ? id : idFrom(user.email) })),
)

/** Each email and each id once; the demo administrator's email is taken. */
export function readOldUsers(value: unknown): OldUser[] {
  const emails = new Set([administrator.email])
  const ids = new Set<string>()
  return readList(value, oldUser, 'users', 'registeredUsers').items.flatMap((user) => {
    if (emails.has(user.email)) return []
    const id = ids.has(user.id) ? idFrom(user.email) : user.id
    emails.add(user.email)
    ids.add(id)
    return [{ ...user, id }]
  })
}

/** The email of the signed-in user. */
export function readOldSession(value: unknown): string | undefined {
  const user = fieldOf(value, 'user') ?? fieldOf(fieldOf(value, 'state'), 'user') ?? value
  const read = v.safeParse(requiredLine, fieldOf(user, 'email'))
  return read.success ? sameEmail(read.output) : undefined
}

export function idFrom(email: string): string {
  return `user-${email}`
}
