import { cardFrom, type NewCard } from '../domain/card-form.ts'
import { draftKey, type FormValues, textOf } from '../domain/form.ts'
import type { Order, Payment, ShippingAddress } from '../domain/order.ts'
import type { Agreement } from '../domain/place-order.ts'
import { includesCard, type SavedCard, withCard } from '../domain/saved-cards.ts'
import { isBlank, Secret } from '../domain/secret.ts'
import { isCountry, type UserSettings } from '../domain/settings.ts'
import { cardsOf, type Stored, type StoreName, type Transaction } from '../domain/stored.ts'
import type { Owner, User } from '../domain/user.ts'
import { cardPaymentIn, savedCardOf, settingsFor, shippingFrom } from './checkout.ts'

/** Everything that placing the order needs. */
export interface Submission {
  attempt: string
  user: User
  shipping: ShippingAddress
  payment: Payment
  /** The id of the saved card that pays; absent for a new card. */
  savedCard?: string
  agreed: Agreement
  saving: Saving
  /** The number of a new card, which is used only for the payment and never stored. */
  cardNumber?: Secret
}

interface Submitted {
  attempt: string
  user: User
  cards: readonly SavedCard[]
  submitted: FormValues
  agreed: Agreement
}

export function submissionFrom({ attempt, user, submitted, agreed, cards }: Submitted): Submission {
  const { cardNumber } = submitted
  const paysWithNewCard =
    !savedCardOf(submitted, cards) && cardNumber instanceof Secret && !isBlank(cardNumber)
  return {
    attempt,
    user,
    shipping: shippingFrom(submitted),
    payment: cardPaymentIn(submitted, cards),
    agreed,
    saving: savingFrom(submitted, paysWithNewCard),
    // Without a typed number, the card must be a saved card when the order is placed.
    ...(paysWithNewCard ? { cardNumber } : { savedCard: textOf(submitted.card) }),
  }
}

export const savingStores: StoreName[] = ['settings', 'paymentMethods']

/** What to save for the next order. Of a card, only the brand, last four digits, holder and expiry are stored. */
interface Saving {
  address: boolean
  card?: NewCard
}

const addressParts = ['address', 'city', 'state', 'zipCode', 'country'] as const

/** Whether there is an address to save: the settings have none, or a different one was typed. */
export function isNewAddress(values: FormValues, prefilled: FormValues): boolean {
  return addressParts.some((name) => {
    const known = textOf(prefilled[name]).trim()
    return known === '' || textOf(values[name]).trim() !== known
  })
}

function savingFrom(values: FormValues, isNewCard: boolean): Saving {
  const address = values.saveAddress === true
  if (values.saveCard !== true || !isNewCard) return { address }
  return { address, card: cardFrom({ ...values, cardHolder: values.cardName ?? '' }) }
}

/** Saves the address and the card, in the transaction that places the order. */
export async function saveForNextOrder(
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
  const cards = await cardsOf(tx, user.id)
  if (card && !includesCard(cards, card))
    await tx.put('paymentMethods', { owner: user.id, cards: withCard(cards, { ...card, id }) })
}

/** Replaces the address. The name and the email of the settings are filled in only if they are blank. */
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

/** Replaces the draft in the transaction that stores the order, so that the page finds the order after a reload. */
export function placedOrderDraft({ id, owner }: Order): Stored['drafts'] {
  return { key: draftKey(owner, 'checkout'), owner, values: { placed: id } }
}

/**
 * The order in the draft: it was stored before the page could show its confirmation. Undefined if the cart has been filled again.
 */
export async function alreadyPlacedOrder(tx: Transaction, owner: Owner): Promise<Order | undefined> {
  const id = (await tx.get('drafts', draftKey(owner, 'checkout')))?.values.placed
  const cart = await tx.get('cart', owner)
  if (typeof id !== 'string' || (cart && cart.lines.length > 0)) return undefined
  const order = await tx.get('orders', id)
  return order?.owner === owner ? order : undefined
}

export async function removePlacedOrderDraft(tx: Transaction, owner: Owner): Promise<void> {
  const draft = await tx.get('drafts', draftKey(owner, 'checkout'))
  if (draft?.values.placed !== undefined) await tx.remove('drafts', draft.key)
}
