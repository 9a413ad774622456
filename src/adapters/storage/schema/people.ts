import * as v from 'valibot'
import type { Stored } from '../../../../machines/domain/stored.ts'
import type { PasswordHash, RegisteredUser } from '../../../../machines/domain/user.ts'
import { type Decoder, repairing, whole } from './decode.ts'
import { name, words } from './primitives.ts'

/** An upper limit, because a huge number of rounds in a damaged record would block signing in. */
const mostRounds = 5_000_000

const password = v.object({
  salt: name,
  hash: name,
  rounds: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(mostRounds)),
}) satisfies v.GenericSchema<unknown, PasswordHash>

const registeredUser = v.object({
  id: name,
  email: name,
  name: words,
  isAdmin: v.boolean(),
  password,
}) satisfies v.GenericSchema<unknown, RegisteredUser>

/** Rights that cannot be read are no rights. */
const repairedUser = v.object({
  ...registeredUser.entries,
  name: v.fallback(words, ''),
  isAdmin: v.fallback(v.boolean(), false),
})

export const decodeRegisteredUser: Decoder<RegisteredUser> = repairing<RegisteredUser>(
  registeredUser,
  repairedUser,
)

export const decodeUser: Decoder<Stored['user']> = whole(v.object({ key: v.literal('current'), id: name }))
