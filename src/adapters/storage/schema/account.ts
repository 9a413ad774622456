import * as v from 'valibot'
import { currencies } from '../../../../machines/domain/money.ts'
import { languages, startingPreferences, themes } from '../../../../machines/domain/preferences.ts'
import {
  longText,
  name,
  preferencesSchema,
  type RecordSchema,
  settingsSchema,
  shortText,
} from '../../../../machines/domain/record-schemas.ts'
import { countries } from '../../../../machines/domain/settings.ts'
import type { Stored } from '../../../../machines/domain/stored.ts'
import type { PasswordHash, RegisteredUser } from '../../../../machines/domain/user.ts'
import { repairing, whole } from './decode.ts'

/** An upper limit, because a huge number of rounds in a damaged record would block signing in. */
const mostRounds = 5_000_000

const password = v.object({
  salt: name,
  hash: name,
  rounds: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(mostRounds)),
}) satisfies RecordSchema<PasswordHash>

const registeredUser = v.object({
  id: name,
  email: name,
  name: shortText,
  isAdmin: v.boolean(),
  password,
}) satisfies RecordSchema<RegisteredUser>

/** An unreadable name becomes empty; an unreadable administrator flag becomes false. */
const repairedUser = v.object({
  ...registeredUser.entries,
  name: v.fallback(shortText, ''),
  isAdmin: v.fallback(v.boolean(), false),
})

export const decodeRegisteredUser = repairing<RegisteredUser>(registeredUser, repairedUser)

export const decodeUser = whole<Stored['user']>(
  v.object({ key: v.literal('current'), id: name }) satisfies RecordSchema<Stored['user']>,
)

const country = v.picklist([...countries, ''])

const settings = v.object({ owner: name, ...settingsSchema.entries }) satisfies RecordSchema<
  Stored['settings']
>

const textOrEmpty = v.fallback(shortText, '')
const trueByDefault = v.fallback(v.boolean(), true)
const falseByDefault = v.fallback(v.boolean(), false)

const repairedAddress = v.object({
  street: textOrEmpty,
  city: textOrEmpty,
  state: textOrEmpty,
  zipCode: textOrEmpty,
  country: v.fallback(country, ''),
})
const repairedNotifications = v.object({
  email: trueByDefault,
  sms: falseByDefault,
  promotions: trueByDefault,
  orderUpdates: trueByDefault,
  newProducts: falseByDefault,
})

const repairedSettings = v.object({
  owner: name,
  firstName: textOrEmpty,
  lastName: textOrEmpty,
  email: textOrEmpty,
  phone: textOrEmpty,
  avatar: v.fallback(longText, ''),
  address: v.fallback(repairedAddress, v.getFallbacks(repairedAddress)),
  notifications: v.fallback(repairedNotifications, v.getFallbacks(repairedNotifications)),
}) satisfies RecordSchema<Stored['settings']>

export const decodeSettings = repairing<Stored['settings']>(settings, repairedSettings)

const preferences = v.object({ owner: name, ...preferencesSchema.entries }) satisfies RecordSchema<
  Stored['preferences']
>

const defaults = startingPreferences([])
const repairedPreferences = v.object({
  owner: name,
  language: v.fallback(v.picklist(languages), defaults.language),
  currency: v.fallback(v.picklist(currencies), defaults.currency),
  theme: v.fallback(v.picklist(themes), defaults.theme),
}) satisfies RecordSchema<Stored['preferences']>

export const decodePreferences = repairing<Stored['preferences']>(preferences, repairedPreferences)
