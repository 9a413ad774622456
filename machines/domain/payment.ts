/** How an order was paid. Another kind is another member here, and a case wherever `kind` is switched on. */
export type Payment = CardPayment

/** All that is stored of the card that paid; both are empty where a record has lost them. */
export interface CardPayment {
  kind: 'card'
  brand: string
  last4: string
}

export const unknownPayment: Payment = { kind: 'card', brand: '', last4: '' }
