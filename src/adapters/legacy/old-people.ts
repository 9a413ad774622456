import * as v from 'valibot'
import { administrator } from '../../../machines/domain/current-user.ts'
import type { SavedCard } from '../../../machines/domain/saved-cards.ts'
import { Secret } from '../../../machines/domain/secret.ts'
import { isCountry, type UserSettings } from '../../../machines/domain/settings.ts'
import { fieldOf } from '../../../machines/domain/store-layout.ts'
import { guest, normalizedEmail, type RegisteredUser } from '../../../machines/domain/user.ts'
import { identity, line, optionalLine, readList, requiredLine } from './old-shapes.ts'

export interface OldUser extends Omit<RegisteredUser, 'password'> {
  password: Secret
}

const reserved: readonly string[] = [guest, administrator.id]

const oldUser = v.pipe(
  v.object({
    id: v.fallback(v.optional(identity), undefined),
    email: v.pipe(requiredLine, v.transform(normalizedEmail)),
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

/** Drops users with a repeated email or with the demo administrator's email; a user with a repeated id gets a new id. */
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
  return read.success ? normalizedEmail(read.output) : undefined
}

export function idFrom(email: string): string {
  return `user-${email}`
}

const brands: [string, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['american-express', /^3[47]/],
  ['discover', /^6/],
]

/** Only the last four digits are taken over. */
const oldNumber = v.pipe(
  v.string(),
  v.regex(/\d{4}\s*$/),
  v.transform((text) => {
    const digits = text.replace(/\D/g, '')
    const brand = digits.length > 12 ? brands.find(([, start]) => start.test(digits)) : undefined
    return { brand: brand?.[0] ?? '', last4: digits.slice(-4) }
  }),
)

const expiry = /^\s*(0?[1-9]|1[0-2])\s*[/-]\s*(?:20)?(\d\d)\s*$/
const oldExpiry = v.pipe(
  v.string(),
  v.regex(expiry),
  v.transform((text) => {
    const [, month = '', year = ''] = expiry.exec(text) ?? []
    return `${month.padStart(2, '0')}/${year}`
  }),
)

const oldCard = v.object({
  id: v.fallback(v.optional(identity), undefined),
  cardNumber: oldNumber,
  cardHolder: optionalLine,
  expiryDate: oldExpiry,
  isDefault: v.fallback(v.boolean(), false),
})

/** Makes at most one card the default, and gives each card a unique id. */
export function readOldCards(value: unknown): SavedCard[] {
  const cards = readList(value, oldCard, 'paymentMethods', 'items').items
  const main = cards.findIndex(({ isDefault }) => isDefault)
  const ids = cards.map(({ id }) => id)
  return cards.map(({ id, cardNumber, ...card }, at) => ({
    ...card,
    ...cardNumber,
    id: id !== undefined && ids.indexOf(id) === at ? id : `legacy-card-${at + 1}`,
    isDefault: at === main,
  }))
}

const lenientLine = v.exactOptional(v.fallback(line, ''))
const toggle = v.exactOptional(v.boolean())
const country = v.exactOptional(
  v.pipe(
    v.unknown(),
    v.transform((given) => (isCountry(given) ? given : '')),
  ),
)

const oldSettings = v.object({
  firstName: lenientLine,
  lastName: lenientLine,
  email: lenientLine,
  phone: lenientLine,
  avatar: lenientLine,
  address: v.fallback(
    v.object({ street: lenientLine, city: lenientLine, state: lenientLine, zipCode: lenientLine, country }),
    {},
  ),
  notifications: v.fallback(
    v.object({ email: toggle, sms: toggle, promotions: toggle, orderUpdates: toggle, newProducts: toggle }),
    {},
  ),
})

/** Merges the old settings into the settings of a new account. */
export function readOldSettings(value: unknown, fresh: UserSettings): UserSettings | undefined {
  const read = v.safeParse(oldSettings, value)
  if (!read.success || !looksLikeSettings(value)) return undefined
  const { address, notifications, ...rest } = read.output
  return {
    ...fresh,
    ...rest,
    address: { ...fresh.address, ...address },
    notifications: { ...fresh.notifications, ...notifications },
  }
}

function looksLikeSettings(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(oldSettings.entries).some((name) => name in value)
  )
}
