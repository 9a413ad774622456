import { isExpired } from '../domain/card.ts'
import { noCode, noNumber, typedCardFacts } from '../domain/card-form.ts'
import { cardCode, cardHolder, cardNumber, expiryDate } from '../domain/card-number.ts'
import {
  email,
  type FormValues,
  firstProblemOf,
  type Rule,
  type Rules,
  required,
  textOf,
} from '../domain/form.ts'
import type { CardPayment, Order, ShippingAddress } from '../domain/order.ts'
import type { SavedCard } from '../domain/saved-cards.ts'
import { defaultSettings, isCountry, type UserSettings } from '../domain/settings.ts'
import type { User } from '../domain/user.ts'

/** The value of the form's `card` field for a new card; otherwise it is the id of a saved card. */
export const newCard = 'new'

const addressFields = [
  'firstName',
  'lastName',
  'email',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
] as const

export interface CheckoutStart {
  attempt: string
  settings: UserSettings
  cards: SavedCard[]
}

/** An order that was stored before the page could show its confirmation. */
export interface AlreadyPlaced {
  placed: Order
}

/** The part of the context that the start sets. */
export function contextAtStart(start: CheckoutStart | AlreadyPlaced) {
  if ('placed' in start) return { order: start.placed }
  const { attempt, cards } = start
  return { attempt, cards, values: checkoutValues(start) }
}

export function checkoutRules(now: () => number): Rules {
  const forNewCard =
    (rule: Rule): Rule =>
    (value, values, facts) =>
      savedCardOf(values, facts?.cards) ? undefined : rule(value, values, facts)
  return {
    firstName: required('firstNameRequired'),
    lastName: required('lastNameRequired'),
    email: firstProblemOf(required('emailRequired'), email),
    address: required(),
    city: required(),
    state: required(),
    zipCode: required(),
    country: (value) => (isCountry(value) ? undefined : 'countryInvalid'),
    card: (_, values, { cards } = {}) => {
      const saved = savedCardOf(values, cards)
      return saved && isExpired(saved.expiryDate, now()) ? 'expiryInvalid' : undefined
    },
    cardNumber: forNewCard(cardNumber),
    cardName: forNewCard(cardHolder),
    expiryDate: forNewCard(expiryDate(now)),
    cvv: cardCode((values, { cards } = {}) => cardPaymentIn(values, cards).brand),
  }
}

export function checkoutValues({ settings, cards }: CheckoutStart): FormValues {
  const { address, firstName, lastName, email: mail } = settings
  return {
    firstName,
    lastName,
    email: mail,
    address: address.street,
    city: address.city,
    state: address.state,
    zipCode: address.zipCode,
    country: address.country,
    card: newCard,
    cardName: cards.find(({ isDefault }) => isDefault)?.cardHolder ?? '',
    cardNumber: noNumber,
    expiryDate: '',
    cvv: noCode,
    saveAddress: Object.values(address).some((part) => part.trim() === ''),
    saveCard: false,
  }
}

export function shippingFrom(values: FormValues): ShippingAddress {
  const entries = addressFields.map((name) => [name, textOf(values[name]).trim()] as const)
  return Object.fromEntries(entries) as Record<(typeof addressFields)[number], string>
}

/** Undefined for a new card, and for a saved card that has been removed. */
export function savedCardOf(values: FormValues, cards: readonly SavedCard[] = []): SavedCard | undefined {
  return cards.find(({ id }) => id === values.card)
}

export function cardPaymentIn(values: FormValues, cards?: readonly SavedCard[]): CardPayment {
  const { brand, last4 } = savedCardOf(values, cards) ?? typedCardFacts(values)
  return { kind: 'card', brand, last4 }
}

export function settingsFor(user: User, stored: UserSettings | undefined): UserSettings {
  return stored ?? defaultSettings(user)
}
