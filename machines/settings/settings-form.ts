import {
  email,
  type FormValues,
  firstProblemOf,
  optional,
  type Rule,
  required,
  safeImage,
  textOf,
} from '../domain/form.ts'
import { isCountry, type UserSettings } from '../domain/settings.ts'

const fields = [
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
] as const

/** The form field of each kind of notification. */
export const notificationFields = {
  email: 'notifyByEmail',
  sms: 'notifyBySms',
  promotions: 'notifyOfPromotions',
  orderUpdates: 'notifyOfOrders',
  newProducts: 'notifyOfProducts',
} as const

export const settingsRules: Record<(typeof fields)[number], Rule> = {
  avatar: safeImage('avatarInvalid'),
  firstName: required('firstNameRequired'),
  lastName: required('lastNameRequired'),
  email: firstProblemOf(required('emailRequired'), email),
  phone: optional,
  street: optional,
  city: optional,
  state: optional,
  zipCode: optional,
  country: optional,
}

export function valuesFrom({ address, notifications, ...person }: UserSettings): FormValues {
  const { email: byEmail, sms, promotions, orderUpdates, newProducts } = notifications
  return {
    ...person,
    ...address,
    [notificationFields.email]: byEmail,
    [notificationFields.sms]: sms,
    [notificationFields.promotions]: promotions,
    [notificationFields.orderUpdates]: orderUpdates,
    [notificationFields.newProducts]: newProducts,
  }
}

/** Applies the changes of the form to the stored settings, because another tab may have changed other fields. */
export function settingsWith(stored: UserSettings, before: FormValues, after: FormValues): UserSettings {
  return settingsFrom({ ...valuesFrom(stored), ...changedValues(before, after) })
}

/** The values of the form after the settings were read again: the fields with unsaved changes keep them. */
export function withUnsaved(form: { stored: FormValues; typed: FormValues }, read: FormValues): FormValues {
  return { ...read, ...changedValues(form.stored, form.typed) }
}

export function hasUnsaved({ stored, typed }: { stored: FormValues; typed: FormValues }): boolean {
  return Object.entries(stored).some(([name, value]) => typed[name] !== value)
}

function changedValues(before: FormValues, after: FormValues): FormValues {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value))
}

function settingsFrom(values: FormValues): UserSettings {
  const text = (name: (typeof fields)[number]) => textOf(values[name]).trim()
  const isOn = (name: string) => values[name] === true
  const country = text('country')
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    avatar: text('avatar'),
    address: {
      street: text('street'),
      city: text('city'),
      state: text('state'),
      zipCode: text('zipCode'),
      country: isCountry(country) ? country : '',
    },
    notifications: {
      email: isOn(notificationFields.email),
      sms: isOn(notificationFields.sms),
      promotions: isOn(notificationFields.promotions),
      orderUpdates: isOn(notificationFields.orderUpdates),
      newProducts: isOn(notificationFields.newProducts),
    },
  }
}
