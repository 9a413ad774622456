import { ada } from '../../../machines/fixtures/examples.ts'
import { miniCartModel } from '../../../machines/mini-cart/mini-cart.model.ts'
import { defineDriver } from '../driver.ts'
import { button, header, link, named, title } from '../locators.ts'

const drawer = named('dialog', 'Your cart')

export const miniCartDriver = defineDriver({
  model: miniCartModel,
  async begin({ visitor, world }) {
    await world.registers(ada)
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
    {
      events: [{ type: 'miniCart.known' }],
      /** Signs out again afterwards, which opens the home page. */
      async how({ visitor, world }) {
        await world.stores('user', { key: 'current', id: ada.id })
        await world.reportsChange('user')
        await visitor.sees(title('Shopping Cart'))
        await world.deletes('user', 'current')
        await world.reportsChange('user')
        await visitor.isAt('/')
      },
    },
  ],
  shows: {
    closed: ({ visitor }) => visitor.misses(drawer),
    open: ({ visitor }) => visitor.sees(drawer),
  },
})
