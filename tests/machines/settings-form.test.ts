import { describe, expect, it } from 'vitest'
import { type FieldValue, problemsOf } from '../../machines/domain/form.ts'
import {
  defaultSettings,
  hasCompleteAddress,
  isCountry,
  type UserSettings,
} from '../../machines/domain/settings.ts'
import { ada, grace } from '../../machines/fixtures/examples.ts'
import {
  hasUnsaved,
  settingsRules as rules,
  settingsWith,
  valuesFrom,
} from '../../machines/settings/settings-form.ts'

const full: UserSettings = {
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.com',
  phone: '555 0100',
  avatar: 'https://pictures.example/ada.png',
  address: {
    street: '12 St James Square',
    city: 'London',
    state: 'Greater London',
    zipCode: 'SW1Y',
    country: 'UK',
  },
  notifications: { email: false, sms: true, promotions: false, orderUpdates: false, newProducts: true },
}

describe('the required settings', () => {
  it('include name and email, in the order of the screen', () => {
    expect(Object.keys(rules)).toEqual([
      'avatar',
      'firstName',
      'lastName',
      'email',
      'phone',
      'street',
      'city',
      'state',
      'zipCode',
      'country',
    ])
    expect(problemsOf(rules, {})).toEqual({
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      email: 'emailRequired',
    })
    expect(problemsOf(rules, valuesFrom(defaultSettings(ada)))).toEqual({})
    expect(problemsOf(rules, valuesFrom(full))).toEqual({})
  })

  it.each([
    ['email', 'ada', 'emailInvalid'],
    ['avatar', 'http://pictures.example/ada.png', 'avatarInvalid'],
    ['firstName', '  ', 'firstNameRequired'],
  ])('are refused if %s is %j', (name, value, problem) => {
    expect(problemsOf(rules, { ...valuesFrom(full), [name]: value })).toEqual({ [name]: problem })
  })
})

describe('the settings of an account', () => {
  it('start with name, email and the default notifications', () => {
    expect(defaultSettings(ada)).toStrictEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      phone: '',
      avatar: '',
      address: { street: '', city: '', state: '', zipCode: '', country: '' },
      notifications: { email: true, sms: false, promotions: true, orderUpdates: true, newProducts: false },
    })
  })

  it('match the form if every field was changed, and stay unchanged if none was', () => {
    for (const [stored, wanted] of [
      [defaultSettings(grace), full],
      [full, defaultSettings(grace)],
    ] as const) {
      expect(settingsWith(stored, valuesFrom(stored), valuesFrom(wanted))).toStrictEqual(wanted)
      expect(settingsWith(stored, valuesFrom(wanted), valuesFrom(wanted))).toStrictEqual(stored)
    }
  })

  const changes: [field: string, typed: FieldValue, part: Partial<UserSettings>][] = [
    ['firstName', ' Augusta ', { firstName: 'Augusta' }],
    ['lastName', 'Byron', { lastName: 'Byron' }],
    ['email', ' a@b.example', { email: 'a@b.example' }],
    ['phone', '1 ', { phone: '1' }],
    ['avatar', '', { avatar: '' }],
    ['street', ' 1 Road', { address: { ...full.address, street: '1 Road' } }],
    ['city', 'Paris', { address: { ...full.address, city: 'Paris' } }],
    ['state', 'Kent', { address: { ...full.address, state: 'Kent' } }],
    ['zipCode', 'W1', { address: { ...full.address, zipCode: 'W1' } }],
    ['country', 'CA', { address: { ...full.address, country: 'CA' } }],
    ['country', 'FR', { address: { ...full.address, country: '' } }],
    ['notifyByEmail', true, { notifications: { ...full.notifications, email: true } }],
    ['notifyBySms', false, { notifications: { ...full.notifications, sms: false } }],
    ['notifyOfPromotions', true, { notifications: { ...full.notifications, promotions: true } }],
    ['notifyOfOrders', true, { notifications: { ...full.notifications, orderUpdates: true } }],
    ['notifyOfProducts', false, { notifications: { ...full.notifications, newProducts: false } }],
  ]

  it.each(changes)('change only in their %s if only that was changed to %j', (field, typed, part) => {
    const before = valuesFrom(defaultSettings(grace))
    const touched = { ...before, [field]: `before ${String(typed)}` }
    expect(settingsWith(full, touched, { ...touched, [field]: typed })).toStrictEqual({ ...full, ...part })
  })
})

describe('a complete shipping address', () => {
  it('needs neither a phone nor a picture', () => {
    expect(hasCompleteAddress({ ...full, phone: '', avatar: '' })).toBe(true)
    expect(hasCompleteAddress(defaultSettings(ada))).toBe(false)
  })

  it.each(['firstName', 'lastName', 'email'])('needs the field %s', (name) => {
    for (const blank of ['', '  ']) expect(hasCompleteAddress({ ...full, [name]: blank })).toBe(false)
  })

  it.each(['street', 'city', 'state', 'zipCode', 'country'])('needs the field %s', (name) => {
    expect(hasCompleteAddress({ ...full, address: { ...full.address, [name]: '' } })).toBe(false)
  })

  it('is in one of four countries', () => {
    expect(['US', 'CA', 'UK', 'AU', 'FR', '', 'us', undefined].filter(isCountry)).toEqual([
      'US',
      'CA',
      'UK',
      'AU',
    ])
  })
})

it('recognizes unsaved changes', () => {
  const stored = valuesFrom(full)
  expect(hasUnsaved({ stored, typed: { ...stored } })).toBe(false)
  expect(hasUnsaved({ stored, typed: { ...stored, phone: '555 0199' } })).toBe(true)
})
