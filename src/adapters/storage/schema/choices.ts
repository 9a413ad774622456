import * as v from 'valibot'
import { currencies } from '../../../../machines/domain/money.ts'
import { languages, startingPreferences, themes } from '../../../../machines/domain/preferences.ts'
import { countries } from '../../../../machines/domain/settings.ts'
import type { Stored } from '../../../../machines/domain/stored.ts'
import { type Decoder, repairing } from './decode.ts'
import { name, prose, words } from './primitives.ts'

const country = v.picklist([...countries, ''])

const settings = v.object({
  owner: name,
  firstName: words,
  lastName: words,
  email: words,
  phone: words,
  avatar: prose,
  address: v.object({ street: words, city: words, state: words, zipCode: words, country }),
  notifications: v.object({
    email: v.boolean(),
    sms: v.boolean(),
    promotions: v.boolean(),
    orderUpdates: v.boolean(),
    newProducts: v.boolean(),
  }),
}) satisfies v.GenericSchema<unknown, Stored['settings']>

const blank = v.fallback(words, '')
const on = v.fallback(v.boolean(), true)
const off = v.fallback(v.boolean(), false)

const repairedSettings = v.object({
  owner: name,
  firstName: blank,
  lastName: blank,
  email: blank,
  phone: blank,
  avatar: v.fallback(prose, ''),
  address: v.fallback(
    v.object({
      street: blank,
      city: blank,
      state: blank,
      zipCode: blank,
      country: v.fallback(country, ''),
    }),
    { street: '', city: '', state: '', zipCode: '', country: '' },
  ),
  notifications: v.fallback(
    v.object({ email: on, sms: off, promotions: on, orderUpdates: on, newProducts: off }),
    { email: true, sms: false, promotions: true, orderUpdates: true, newProducts: false },
  ),
})

export const decodeSettings: Decoder<Stored['settings']> = repairing<Stored['settings']>(
  settings,
  repairedSettings,
)

const preferences = v.object({
  owner: name,
  language: v.picklist(languages),
  currency: v.picklist(currencies),
  theme: v.picklist(themes),
}) satisfies v.GenericSchema<unknown, Stored['preferences']>

const start = startingPreferences([])
const repairedPreferences = v.object({
  owner: name,
  language: v.fallback(v.picklist(languages), start.language),
  currency: v.fallback(v.picklist(currencies), start.currency),
  theme: v.fallback(v.picklist(themes), start.theme),
})

export const decodePreferences: Decoder<Stored['preferences']> = repairing<Stored['preferences']>(
  preferences,
  repairedPreferences,
)
