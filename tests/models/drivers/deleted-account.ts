import { cartModel } from '../../../machines/cart/cart.model.ts'
import { emptyCart } from '../../../machines/domain/cart.ts'
import { NotSignedIn } from '../../../machines/domain/errors.ts'
import { guest } from '../../../machines/domain/user.ts'
import { ada, lamp } from '../../../machines/fixtures/examples.ts'
import { wishlistModel } from '../../../machines/wishlist/wishlist.model.ts'
import { wishlistTexts } from '../../../src/i18n/en/account.ts'
import { noticeTexts } from '../../../src/i18n/en/notices.ts'
import { defineDriver } from '../driver.ts'
import { button, header, link, main, title, toast } from '../locators.ts'
import type { Scene } from '../scene.ts'

/**
 * Drivers of a tab that has missed the deletion of its account in another tab: a change of the account's cart or wishlist is
 * refused, then the tab reads the session again and leaves the account's page.
 */

const addAll = button(wishlistTexts.en.addAll)
const heart = button('Add Desk Lamp to wishlist', main)
const words = noticeTexts.en

async function opensWishlist({ visitor, world }: Scene): Promise<void> {
  await world.signsIn(ada)
  await world.stores('wishlist', { owner: ada.id, products: [lamp] })
  await visitor.open('/profile/wishlist')
  await visitor.sees(addAll)
}

async function clicksAfterDeletion(
  { visitor, world }: Scene,
  target: typeof heart,
  store: 'cart' | 'wishlist',
) {
  const gate = world.gate(`store:${store}`)
  gate.hold()
  await visitor.click(target)
  await world.deletes('user', 'current')
  await world.deletes('registeredUsers', ada.id)
  await gate.pass()
  await visitor.isAt('/')
}

export const deletedCartDriver = defineDriver({
  model: cartModel,
  opening: [
    { type: 'owner.changed', owner: ada.id },
    { type: 'xstate.done.actor.reading', output: { value: emptyCart, refused: [] } },
  ],
  begin: opensWishlist,
  moves: [
    {
      events: [
        { type: 'cart.add.all', lines: [{ product: lamp, quantity: 1 }] },
        { type: 'xstate.error.actor.writing', error: new NotSignedIn() },
        { type: 'owner.changed', owner: guest },
      ],
      when: (snapshot) => snapshot.matches('settled'),
      how: (scene) => clicksAfterDeletion(scene, addAll, 'cart'),
    },
  ],
  shows: {
    settled: ({ visitor }) => visitor.sees(addAll),
    loading: async ({ visitor }) => {
      await visitor.sees(toast(words.notSignedIn), link('Cart, empty', header))
      await visitor.misses(toast(words.addedToCart))
    },
  },
})

export const deletedWishlistDriver = defineDriver({
  model: wishlistModel,
  opening: [
    { type: 'owner.changed', owner: ada.id },
    { type: 'xstate.done.actor.reading', output: { value: [lamp], refused: [] } },
  ],
  begin: opensWishlist,
  moves: [
    {
      events: [
        { type: 'wishlist.toggle', product: lamp },
        { type: 'xstate.error.actor.writing', error: new NotSignedIn() },
        { type: 'owner.changed', owner: guest },
      ],
      when: (snapshot) => snapshot.matches('settled'),
      how: (scene) => clicksAfterDeletion(scene, heart, 'wishlist'),
    },
  ],
  shows: {
    settled: ({ visitor }) => visitor.sees(title(wishlistTexts.en.title)),
    loading: async ({ visitor }) => {
      await visitor.sees(toast(words.notSignedIn))
      await visitor.misses(toast(words.removedFromWishlist))
    },
  },
})
