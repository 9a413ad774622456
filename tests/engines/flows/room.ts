import { button, link, main, named } from '../../models/locators.ts'
import { addToCart, type Flow } from './flow.ts'

const tree = named('tree', 'States of cart')

export const roomFlows: Flow[] = [
  {
    name: 'machine room: an event and Go to',
    errors: [/Changes of the cart could not be written/],
    async run(visitor) {
      await addToCart(visitor, 1)
      const room = await visitor.anotherTab()
      await room.open('/inspect')
      await room.sees(named('heading', 'All machines'))
      await room.click(link(/^cart\b/, main))
      await room.sees(named('figure', 'cart statechart'))
      await room.isOn(named('treeitem', /^settled/, tree))
      await room.click(button('Send cart.clear'))
      await visitor.sees(link('Cart, empty'))
      await room.click(button('Go to refused'))
      await room.isOn(named('treeitem', /^refused/, tree))
      await visitor.sees(link('Cart, empty'))
    },
  },
]
