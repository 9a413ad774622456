import { firstName, lastName, type User } from './user.ts'

export const countries = ['US', 'CA', 'UK', 'AU'] as const
export type Country = (typeof countries)[number]

export const notificationKinds = ['email', 'sms', 'promotions', 'orderUpdates', 'newProducts'] as const
type NotificationKind = (typeof notificationKinds)[number]

export interface UserSettings {
  firstName: string
  lastName: string
  email: string
  phone: string
  avatar: string
  address: { street: string; city: string; state: string; zipCode: string; country: Country | '' }
  notifications: Record<NotificationKind, boolean>
}

export function defaultSettings(user: User): UserSettings {
  return {
    firstName: firstName(user.name),
    lastName: lastName(user.name),
    email: user.email,
    phone: '',
    avatar: '',
    address: { street: '', city: '', state: '', zipCode: '', country: '' },
    notifications: { email: true, sms: false, promotions: true, orderUpdates: true, newProducts: false },
  }
}

export function isCountry(value: unknown): value is Country {
  return countries.some((country) => country === value)
}

export function hasCompleteAddress({ firstName, lastName, email, address }: UserSettings): boolean {
  return [firstName, lastName, email, ...Object.values(address)].every((part) => part.trim() !== '')
}
