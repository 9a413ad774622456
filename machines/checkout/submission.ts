import { type FormValues, textOf } from '../domain/form.ts'
import type { ShippingAddress } from '../domain/order.ts'
import type { Payment } from '../domain/payment.ts'
import type { Agreed } from '../domain/place-order.ts'
import type { SavedCard } from '../domain/saved-cards.ts'
import { isBlank, Secret } from '../domain/secret.ts'
import type { User } from '../domain/user.ts'
import { cardPaymentIn, savedCardOf, shippingFrom } from './checkout.ts'
import { type Saving, savingFrom } from './saving.ts'

/** Everything that placing the order needs. */
export interface Submission {
  attempt: string
  user: User
  shipping: ShippingAddress
  payment: Payment
  /** The id of the saved card that pays. */
  savedCard?: string
  agreed: Agreed
  saving: Saving
  /** Only while the payment is under way. */
  cardNumber?: Secret
}

interface Submitted {
  attempt: string
  user: User
  cards: readonly SavedCard[]
  submitted: FormValues
  agreed: Agreed
}

export function submissionFrom({ attempt, user, submitted, agreed, cards }: Submitted): Submission {
  const { cardNumber } = submitted
  const isTyped = !savedCardOf(submitted, cards) && cardNumber instanceof Secret && !isBlank(cardNumber)
  return {
    attempt,
    user,
    shipping: shippingFrom(submitted),
    payment: cardPaymentIn(submitted, cards),
    agreed,
    saving: savingFrom(submitted, isTyped),
    // A card that was not typed has to be a saved one when the order is placed.
    ...(isTyped ? { cardNumber } : { savedCard: textOf(submitted.card) }),
  }
}
