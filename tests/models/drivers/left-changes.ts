import { cartModel } from '../../../machines/cart/cart.model.ts'
import { emptyCart } from '../../../machines/domain/cart.ts'
import { guest } from '../../../machines/domain/user.ts'
import { lamp } from '../../../machines/fixtures/examples.ts'
import { wishlistModel } from '../../../machines/wishlist/wishlist.model.ts'
import { defineDriver } from '../driver.ts'
import { header, link, main, named, status } from '../locators.ts'
import type { Scene } from '../scene.ts'

/** Drivers of a page whose previous page was closed before its change was written. The storage refuses that change again. */

const entry = 'page-0-1'
const refusal = status(/could not be saved/)

async function refusesAgain({ world }: Scene, store: 'cart' | 'wishlist'): Promise<void> {
  const gate = world.gate(`store:${store}`)
  await gate.refuse('full')
  await gate.pass()
}

const cartChange = { type: 'cart.add', product: lamp, entry } as const

export const leftCartDriver = defineDriver({
  model: cartModel,
  async begin({ visitor, world }) {
    world.leavesInJournal('cart', { owner: guest, change: cartChange })
    world.gate('store:cart').hold()
    await visitor.open('/about')
    await visitor.sees(link('Cart, empty', header))
  },
  moves: [
    {
      events: [{ type: 'xstate.done.actor.reading', output: { value: emptyCart, refused: [cartChange] } }],
      when: (snapshot) => snapshot.matches('loading'),
      how: (scene) => refusesAgain(scene, 'cart'),
    },
  ],
  shows: {
    loading: ({ visitor }) => visitor.misses(refusal),
    refused: ({ visitor }) => visitor.sees(refusal, link('Cart, empty', header)),
  },
})

const wishlistChange = { type: 'wishlist.add', product: lamp, entry } as const

export const leftWishlistDriver = defineDriver({
  model: wishlistModel,
  async begin({ visitor, world }) {
    world.leavesInJournal('wishlist', { owner: guest, change: wishlistChange })
    world.gate('store:wishlist').hold()
    await visitor.open('/products')
    await visitor.sees(named('article', undefined, main))
  },
  moves: [
    {
      events: [{ type: 'xstate.done.actor.reading', output: { value: [], refused: [wishlistChange] } }],
      when: (snapshot) => snapshot.matches('loading'),
      how: (scene) => refusesAgain(scene, 'wishlist'),
    },
  ],
  shows: {
    loading: ({ visitor }) => visitor.misses(refusal),
    refused: ({ visitor }) => visitor.sees(refusal),
  },
})
