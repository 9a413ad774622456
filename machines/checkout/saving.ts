import { cardFrom, type NewCard } from '../domain/card-form.ts'
import { type FormValues, textOf } from '../domain/form.ts'
import type { Order } from '../domain/order.ts'
import { holdsCard, withCard } from '../domain/saved-cards.ts'
import { isCountry, type UserSettings } from '../domain/settings.ts'
import type { StoreName, Transaction } from '../domain/stored.ts'
import type { User } from '../domain/user.ts'
import { settingsFor } from './checkout.ts'

export const savingStores: StoreName[] = ['settings', 'paymentMethods']

/** What the shopper wants to be saved for the next order. Of a card only brand, last four digits, holder and expiry are stored. */
export interface Saving {
  address: boolean
  card?: NewCard
}

const addressParts = ['address', 'city', 'state', 'zipCode', 'country'] as const

/** Whether there is an address to save: the settings have none, or another one was typed. */
export function isNewAddress(values: FormValues, prefilled: FormValues): boolean {
  return addressParts.some((name) => {
    const known = textOf(prefilled[name]).trim()
    return known === '' || textOf(values[name]).trim() !== known
  })
}

export function savingFrom(values: FormValues, isNewCard: boolean): Saving {
  const address = values.saveAddress === true
  if (values.saveCard !== true || !isNewCard) return { address }
  return { address, card: cardFrom({ ...values, cardHolder: values.cardName ?? '' }) }
}

/** In the transaction that places the order. */
export async function saveFor(
  tx: Transaction,
  user: User,
  { shipping }: Pick<Order, 'shipping'>,
  { address, card }: Saving,
  id: string,
): Promise<void> {
  if (address) {
    const settings = settingsFor(user, await tx.get('settings', user.id))
    await tx.put('settings', { ...withAddress(settings, shipping), owner: user.id })
  }
  const cards = (await tx.get('paymentMethods', user.id))?.cards ?? []
  if (card && !holdsCard(cards, card))
    await tx.put('paymentMethods', { owner: user.id, cards: withCard(cards, { ...card, id }) })
}

/** Names and email are those of the account: only what is blank there is filled. */
function withAddress(settings: UserSettings, shipping: Order['shipping']): UserSettings {
  const { firstName, lastName, email, address: street, city, state, zipCode, country } = shipping
  return {
    ...settings,
    firstName: settings.firstName || firstName,
    lastName: settings.lastName || lastName,
    email: settings.email || email,
    address: { street, city, state, zipCode, country: isCountry(country) ? country : '' },
  }
}
