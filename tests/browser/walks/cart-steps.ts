import { addItems, basketOf, currentPath, type Shopping, type Step } from './shopping.ts'

const isInCart = (shopping: Shopping) => currentPath(shopping) === '/cart' && basketOf(shopping).size > 0

/** Steps on the cart page. */
export const cartSteps: readonly Step[] = [
  {
    name: 'increases the quantity of the first line',
    when: isInCart,
    async take(shopping, shop) {
      const [id = 0] = basketOf(shopping).keys()
      await shop.page
        .getByRole('button', { name: /^Increase quantity of/ })
        .first()
        .click()
      addItems(basketOf(shopping), id)
    },
  },
  {
    name: 'removes the first line',
    when: isInCart,
    async take(shopping, shop) {
      const [id = 0] = basketOf(shopping).keys()
      await shop.page
        .getByRole('main')
        .getByRole('button', { name: /^Remove / })
        .first()
        .click()
      basketOf(shopping).delete(id)
    },
  },
  {
    name: 'empties the cart',
    when: isInCart,
    async take(shopping, shop) {
      await shop.button('Clear Cart').click()
      await shop.button('Clear everything').click()
      basketOf(shopping).clear()
    },
  },
  {
    name: 'removes the last line, and undoes that',
    when: isInCart,
    async take(_, shop) {
      await shop.page
        .getByRole('main')
        .getByRole('button', { name: /^Remove / })
        .last()
        .click()
      await shop.page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
    },
  },
]
