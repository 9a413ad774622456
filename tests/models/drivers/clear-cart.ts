import { clearCartModel } from '../../../machines/clear-cart/clear-cart.model.ts'
import { ada, twoLamps } from '../../../machines/fixtures/examples.ts'
import { defineDriver } from '../driver.ts'
import { button, main, named } from '../locators.ts'

const question = named('alertdialog', 'Clear your cart?')

export const clearCartDriver = defineDriver({
  model: clearCartModel,
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    await world.stores('cart', { ...twoLamps, owner: ada.id })
    await visitor.open('/cart')
  },
  moves: [
    {
      events: [{ type: 'clearCart.ask' }],
      how: async ({ visitor }) => {
        await visitor.click(button('Clear Cart', main))
      },
    },
    {
      events: [{ type: 'clearCart.cancel' }],
      how: ({ visitor }) => visitor.click(button('Keep items', question)),
    },
    {
      events: [{ type: 'clearCart.confirm' }],
      async how({ visitor }) {
        await visitor.click(button(/^Clear/, question))
        await visitor.sees(button('Undo', main))
        await visitor.click(button('Undo', main))
      },
    },
  ],
  shows: {
    resting: ({ visitor }) => visitor.misses(question),
    asking: ({ visitor }) => visitor.sees(question),
  },
})
