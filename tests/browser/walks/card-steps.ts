import { card } from '../fixtures/checkout.ts'
import { currentPath, type Shopping, type Step } from './shopping.ts'

const isOnPaymentPage = (shopping: Shopping) => currentPath(shopping) === '/profile/payment'

/** Steps with the saved cards of an account. */
export const cardSteps: readonly Step[] = [
  {
    name: 'saves a card',
    when: isOnPaymentPage,
    async take(shopping, shop) {
      await shop.button('Add Payment Method').click()
      await shop.field('Card number').fill(shop.secrets.add('5555 5555 5555 4444'))
      await shop.field('Cardholder name').fill(card.holder)
      await shop.field('Expiry date').fill(card.expiry)
      await shop.field('CVV').fill(shop.secrets.add('731'))
      await shop.button('Save Card').click()
      shopping.cards[shopping.who] += 1
    },
  },
  {
    name: 'makes another card the default',
    when: (shopping) => isOnPaymentPage(shopping) && shopping.cards[shopping.who] > 1,
    take: (_, shop) =>
      shop.page
        .getByRole('button', { name: /^Set as default/ })
        .first()
        .click(),
  },
  {
    name: 'removes a card',
    when: (shopping) => isOnPaymentPage(shopping) && shopping.cards[shopping.who] > 0,
    async take(shopping, shop) {
      await shop.page
        .getByRole('main')
        .getByRole('button', { name: /^Remove / })
        .first()
        .click()
      await shop.button('Remove card').click()
      shopping.cards[shopping.who] -= 1
    },
  },
]
