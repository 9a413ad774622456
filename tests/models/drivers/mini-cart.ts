import { miniCartModel } from '../../../machines/mini-cart/mini-cart.model.ts'
import { defineDriver } from '../driver.ts'
import { button, header, link, named } from '../spots.ts'

const drawer = named('dialog', 'Your cart')

export const miniCartDriver = defineDriver({
  model: miniCartModel,
  async begin({ visitor }) {
    await visitor.open('/contact')
    await visitor.click(link('About', header))
    await visitor.isAt('/about')
  },
  moves: [
    { events: [{ type: 'miniCart.open' }], how: ({ visitor }) => visitor.click(link(/^Cart, /, header)) },
    {
      events: [{ type: 'miniCart.close' }],
      how: ({ visitor }) => visitor.click(button('Close cart', drawer)),
    },
    {
      events: [{ type: 'miniCart.left' }],
      async how({ visitor }) {
        await visitor.back()
        await visitor.forward()
      },
    },
  ],
  shows: {
    closed: ({ visitor }) => visitor.misses(drawer),
    open: ({ visitor }) => visitor.sees(drawer),
  },
})
