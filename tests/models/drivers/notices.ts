import { lamp } from '../../../machines/fixtures/examples.ts'
import { noticesModel } from '../../../machines/notices/notices.model.ts'
import { defineDriver } from '../driver.ts'
import { button, header, link, main, named, toast } from '../locators.ts'

const added = { kind: 'success', text: 'addedToCart' }
const undo = { label: 'undo', actor: 'cart', event: { type: 'cart.undo' } }
const removed = { kind: 'success', text: 'removedFromCart', action: undo }
const drawer = named('dialog', 'Your cart')
const messages = named('region', 'Messages')
const offer = button('Undo', messages)

export const noticesDriver = defineDriver({
  model: noticesModel,
  opening: [{ type: 'place.changed', path: '/products' }],
  async begin({ visitor }) {
    await visitor.open('/products')
    await visitor.click(button(`Add ${lamp.title} to cart`, main))
    await visitor.sees(toast('Added to cart!'))
  },
  moves: [
    {
      events: [{ type: 'notice.say', notices: [added] }],
      async how({ visitor }) {
        await visitor.click(button(`Add ${lamp.title} to cart`, main))
        await visitor.sees(toast('Added to cart!'))
      },
    },
    {
      events: ({ context: { shown, lastId } }) => {
        const equal = shown.find(({ notice }) => notice.text === 'addedToCart')
        return [
          { type: 'notice.say', notices: [added] },
          { type: 'notice.gone', id: equal?.id ?? lastId + 1 },
        ]
      },
      when: ({ context }) => context.onProductScreen,
      async how({ visitor }) {
        await visitor.click(button(`Add ${lamp.title} to cart`, main))
        await visitor.sees(toast('Added to cart!'))
        await visitor.click(button('Dismiss', messages))
        await visitor.misses(toast('Added to cart!'))
      },
    },
    {
      events: [
        { type: 'notice.say', notices: [removed] },
        { type: 'notice.act', notice: removed },
        { type: 'notice.withdraw', actor: 'cart' },
      ],
      async how({ visitor }) {
        await visitor.click(link(/^Cart, /, header))
        await visitor.click(button(`Remove ${lamp.title}`, drawer))
        await visitor.click(button('Close cart', drawer))
        await visitor.sees(toast('Removed from cart!'))
        await visitor.click(offer)
      },
    },
    {
      events: [{ type: 'place.changed', path: '/about' }],
      when: ({ context }) => context.onProductScreen,
      async how({ visitor }) {
        await visitor.click(link('About', header))
        await visitor.isAt('/about')
      },
    },
    {
      events: [{ type: 'place.changed', path: '/login' }],
      when: ({ context }) => context.onProductScreen,
      async how({ visitor }) {
        await visitor.click(button('Account menu', header))
        await visitor.click(named('menuitem', 'Sign In'))
        await visitor.isAt('/login')
      },
    },
    {
      events: [{ type: 'place.changed', path: '/products' }],
      when: ({ context }) => !context.onProductScreen,
      async how({ visitor }) {
        await visitor.click(link('Products', header))
        await visitor.isAt('/products')
      },
    },
  ],
  shows: { '*': ({ visitor }) => visitor.misses(offer) },
})
