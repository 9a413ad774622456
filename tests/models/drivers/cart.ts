import type { SnapshotFrom } from 'xstate'
import type { CartContext, cartMachine } from '../../../machines/cart/cart.machine.ts'
import { cartModel } from '../../../machines/cart/cart.model.ts'
import { applyToCart, type Cart, type CartLine, lineProduct } from '../../../machines/domain/cart.ts'
import { ada, lamp, mug, twoLamps } from '../../../machines/fixtures/examples.ts'
import { defineDriver, type Move } from '../driver.ts'
import { button, header, link, main, named, status, title } from '../locators.ts'
import type { Scene } from '../scene.ts'

const store = 'store:cart'
const mugs = { lines: [{ product: lineProduct(mug), quantity: 1 }] }
const both = { lines: [...twoLamps.lines, ...mugs.lines] }
const refusal = status('Your changes could not be saved')
const undo = button('Undo', main)

type CartSnapshot = SnapshotFrom<typeof cartMachine>

const count = (snapshot: CartSnapshot): number =>
  snapshot.context.shown.lines.reduce((sum, { quantity }) => sum + quantity, 0)
const has =
  (id: number): NonNullable<Move['when']> =>
  ({ context }) =>
    context.shown.lines.some((line: CartLine) => line.product.id === id)

function writtenBy({ stored, refused, pending, sent }: CartContext): Cart {
  return [...refused, ...pending.slice(0, sent)].reduce(applyToCart, stored)
}

/** The results of reading and writing. Further events of the shop do not change the cart. */
const outcomes: readonly Move[] = [
  ...['reading', 'rereading'].flatMap((id): Move[] => [
    {
      events: [
        { type: `xstate.done.actor.${id}`, output: id === 'reading' ? { value: both, refused: [] } : both },
      ],
      async how({ world }, { context: { owner } }) {
        await world.stores('cart', { ...both, owner })
        await world.gate(store).pass()
      },
    },
    {
      events: [{ type: `xstate.error.actor.${id}`, error: new Error('unreadable') }],
      how: ({ world }) => world.gate(store).refuse(),
    },
  ]),
  {
    events: ({ context }) => [{ type: 'xstate.done.actor.writing', output: writtenBy(context) }],
    how: ({ world }) => world.gate(store).pass(),
  },
  {
    events: [{ type: 'xstate.error.actor.writing', error: new Error('full') }],
    how: ({ world }) => world.gate(store).refuse('full'),
  },
  {
    events: [{ type: 'storage.changed' }],
    how: ({ world }) => world.reportsChange('cart'),
  },
  {
    events: [{ type: 'write.retry' }],
    when: ({ context }) => context.refused.length > 0,
    how: ({ visitor }) => visitor.click(button('Try again', refusal)),
  },
]

/** The displayed lines determine which moves are possible. */
const lines = ({ context }: CartSnapshot): unknown =>
  context.shown.lines.map(({ product: { id }, gone }) => [id, gone])

const isCounted = ({ visitor }: Scene, number: number): Promise<void> => {
  const items = number === 1 ? '1 item' : `${number} items`
  return visitor.sees(link(number === 0 ? 'Cart, empty' : `Cart, ${items}`, header))
}

const isShown = async (scene: Scene, snapshot: CartSnapshot): Promise<void> => {
  await isCounted(scene, count(snapshot))
  const isRefused = snapshot.context.refused.length > 0
  await (isRefused ? scene.visitor.sees(refusal) : scene.visitor.misses(refusal))
}

/** Drives the cart on the cart page. */
export const cartDriver = defineDriver({
  model: cartModel,
  opening: [{ type: 'owner.changed', owner: ada.id }],
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    world.gate(store).hold()
    world.gate('source:two').hold()
    await visitor.open('/cart')
    await visitor.sees(title('Shopping Cart'))
    // While a source does not answer, the banners are only loaded after this time.
    await world.waits(4_000)
  },
  moves: [
    ...outcomes,
    {
      events: [{ type: 'cart.quantity.step', id: lamp.id, by: 1 }],
      when: has(lamp.id),
      how: ({ visitor }) => visitor.click(button('Increase quantity of Desk Lamp', main)),
    },
    {
      events: [{ type: 'cart.remove', id: mug.id }],
      when: has(mug.id),
      how: ({ visitor }) => visitor.click(button('Remove Stone Mug', main)),
    },
    {
      events: [{ type: 'cart.clear' }],
      when: (snapshot) => count(snapshot) > 0,
      async how({ visitor }) {
        await visitor.click(button('Clear Cart', main))
        await visitor.click(button(/^Clear/, named('alertdialog', 'Clear your cart?')))
      },
    },
    {
      events: [{ type: 'cart.undo' }],
      when: ({ context }) => context.undo !== undefined,
      how: ({ visitor }) => visitor.click(undo),
    },
    {
      events: [{ type: 'cart.left' }],
      when: ({ context }) => context.undo !== undefined,
      async how({ visitor }) {
        await visitor.click(link('About', header))
        await visitor.isAt('/about')
        await visitor.back()
        await visitor.sees(title('Shopping Cart'))
      },
    },
    {
      events: [{ type: 'catalogue.updated', updates: [{ source: 'two', products: [], dropped: 0 }] }],
      when: (snapshot) => has(mug.id)(snapshot) && snapshot.matches('settled'),
      async how({ world }) {
        world.sells(lamp)
        await world.gate('source:two').pass()
      },
    },
  ],
  abstract: lines,
  shows: {
    '*': async (scene, snapshot) => {
      await isShown(scene, snapshot)
      await (snapshot.context.undo ? scene.visitor.sees(undo) : scene.visitor.misses(undo))
    },
  },
  exceptions: {
    both: {
      'cart|cart.quantity.set|0': 'no control of the shop sets a quantity',
      'cart|cart.quantity.set|1': 'no control of the shop sets a quantity',
      'cart|cart.add.all|0': 'several are added on other pages, where nothing can be undone any more',
    },
  },
})

const drawer = named('dialog', 'Your cart')

const inDrawer =
  (name: string): Move['how'] =>
  async ({ visitor }) => {
    await visitor.click(link(/^Cart, /, header))
    await visitor.click(button(name, drawer))
    await visitor.click(button('Close cart', drawer))
    await visitor.misses(drawer)
  }

/** A guest's cart, filled in the catalogue and changed in the mini-cart. */
export const guestCartDriver = defineDriver({
  model: cartModel,
  opening: [{ type: 'xstate.done.actor.reading', output: { value: { lines: [] }, refused: [] } }],
  async begin({ visitor, world }) {
    await world.registers(ada)
    await visitor.open('/products')
    await visitor.sees(button('Add Desk Lamp to cart', main))
    world.gate(store).hold()
  },
  moves: [
    ...outcomes.filter(({ events }) => typeof events === 'function'),
    {
      events: [{ type: 'cart.add', product: lamp }],
      how: ({ visitor }) => visitor.click(button('Add Desk Lamp to cart', main)),
    },
    {
      events: [{ type: 'cart.remove', id: lamp.id }],
      when: (snapshot) => snapshot.context.owner !== ada.id && has(lamp.id)(snapshot),
      how: inDrawer('Remove Desk Lamp'),
    },
    {
      events: [{ type: 'cart.undo' }],
      when: ({ context }) => context.owner !== ada.id && context.undo !== undefined,
      how: inDrawer('Undo'),
    },
    {
      events: [{ type: 'cart.quantity.step', id: lamp.id, by: 1 }],
      when: (snapshot) => snapshot.context.owner !== ada.id && has(lamp.id)(snapshot),
      how: inDrawer('Increase quantity of Desk Lamp'),
    },
    {
      events: [{ type: 'owner.changed', owner: ada.id }],
      when: ({ context }) => context.owner !== ada.id && context.pending.length > context.sent,
      async how({ world }) {
        await world.stores('user', { key: 'current', id: ada.id })
        await world.reportsChange('user')
      },
    },
  ],
  abstract: lines,
  shows: { '*': isShown },
})

/** Adds all products of the wishlist to the cart. */
export const wishedCartDriver = defineDriver({
  model: cartModel,
  opening: [
    { type: 'owner.changed', owner: ada.id },
    { type: 'xstate.done.actor.reading', output: { value: { lines: [] }, refused: [] } },
  ],
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    await world.stores('wishlist', { owner: ada.id, products: [lamp] })
    await visitor.open('/profile/wishlist')
    await visitor.sees(button('Add all to cart', main))
    world.gate(store).hold()
  },
  moves: [
    ...outcomes.filter(({ events }) => typeof events === 'function'),
    {
      events: [{ type: 'cart.add.all', lines: [{ product: lamp, quantity: 1 }] }],
      how: ({ visitor }) => visitor.click(button('Add all to cart', main)),
    },
  ],
  abstract: lines,
  shows: { '*': isShown },
})
