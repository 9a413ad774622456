import type { Product } from '../../../machines/domain/product.ts'
import { applyToWishlist } from '../../../machines/domain/wishlist.ts'
import { ada, lamp, mug } from '../../../machines/fixtures/examples.ts'
import { wishlistModel } from '../../../machines/wishlist/wishlist.model.ts'
import { defineDriver, type Move } from '../driver.ts'
import { button, link, main, named, status, title } from '../locators.ts'
import type { Scene } from '../scene.ts'

type WishlistMove = Move<typeof wishlistModel.machine>
type Snapshot = Parameters<NonNullable<WishlistMove['when']>>[0]

const refused = status(/could not be saved/)
const heart = ({ title: name }: Product) => button(`Add ${name} to wishlist`)

async function storesIn({ world }: Scene, products: Product[]): Promise<void> {
  await world.stores('wishlist', { owner: ada.id, products })
  await world.gate('store:wishlist').pass()
}

/** The stored wishlist after the pending write. */
function written({ context }: Snapshot): Product[] {
  return [...context.refused, ...context.pending.slice(0, context.sent)].reduce(
    applyToWishlist,
    context.stored,
  )
}

const reads = (actor: string, products: Product[]): WishlistMove => ({
  events: [
    {
      type: `xstate.done.actor.${actor}`,
      output: actor === 'reading' ? { value: products, refused: [] } : products,
    },
  ],
  how: (scene) => storesIn(scene, products),
})
const failsToRead = (actor: string): WishlistMove => ({
  events: [{ type: `xstate.error.actor.${actor}`, error: new Error('unreadable') }],
  how: ({ world }) => world.gate('store:wishlist').refuse(),
})
const toggles = (product: Product): WishlistMove => ({
  events: [{ type: 'wishlist.toggle', product }],
  how: ({ visitor }) => visitor.click(heart(product)),
})

export const wishlistDriver = defineDriver({
  model: wishlistModel,
  opening: [{ type: 'owner.changed', owner: ada.id }],
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    world.gate('store:wishlist').hold()
    await visitor.open('/products')
    await visitor.sees(named('article', undefined, main), button('Account menu'))
  },
  moves: [
    reads('reading', []),
    reads('reading', [lamp]),
    failsToRead('reading'),
    reads('rereading', [lamp, mug]),
    failsToRead('rereading'),
    {
      events: (before) => [{ type: 'xstate.done.actor.writing', output: written(before) }],
      how: (scene, { context }) => storesIn(scene, context.stored),
    },
    {
      events: [{ type: 'xstate.error.actor.writing', error: new Error('full') }],
      how: ({ world }) => world.gate('store:wishlist').refuse('full'),
    },
    {
      events: [{ type: 'storage.changed' }],
      when: (snapshot) => !snapshot.matches({ writing: 'stale' }),
      how: ({ world }) => world.reportsChange('wishlist'),
    },
    {
      events: [{ type: 'write.retry' }],
      when: (snapshot) => snapshot.hasTag('refused'),
      how: ({ visitor }) => visitor.click(button('Try again')),
    },
    toggles(lamp),
    toggles(mug),
    {
      events: [{ type: 'wishlist.undo' }],
      when: (snapshot) => snapshot.matches('settled') && snapshot.context.undo !== undefined,
      how: ({ visitor }) => visitor.click(button('Undo')),
    },
    {
      events: [{ type: 'wishlist.left' }],
      when: ({ context }) => context.undo !== undefined,
      async how({ visitor }) {
        await visitor.click(button('Account menu'))
        await visitor.click(named('menuitem', 'Wishlist'))
        await visitor.sees(title('My Wishlist'))
        await visitor.click(link('Products', named('navigation', 'Main')))
        await visitor.sees(heart(lamp))
      },
    },
  ],
  shows: {
    async '*'({ visitor }, snapshot) {
      const { shown }: { shown: Product[] } = snapshot.context
      for (const product of [lamp, mug])
        await visitor.isOn(
          heart(product),
          shown.some(({ id }) => id === product.id),
        )
      await visitor.counts(refused, snapshot.context.refused.length > 0 ? 1 : 0)
      await visitor.counts(button('Undo'), snapshot.matches('settled') && snapshot.context.undo ? 1 : 0)
    },
  },
})

/** A user signs out before the list is read. The guest does not take over the pending changes. */
export const leavingWishlistDriver = defineDriver({
  model: wishlistModel,
  opening: wishlistDriver.opening ?? [],
  begin: wishlistDriver.begin,
  moves: [
    toggles(mug),
    {
      events: [{ type: 'owner.changed', owner: 'guest' }],
      when: ({ context }) => context.pending.length > 0,
      async how({ visitor, world }) {
        await world.deletes('user', 'current')
        await world.reportsChange('user')
        await visitor.isAt('/')
      },
    },
  ],
  shows: {
    async '*'({ visitor }, { context }) {
      const { shown }: { shown: Product[] } = context
      await visitor.isOn(
        { ...heart(mug), at: 0 },
        shown.some(({ id }) => id === mug.id),
      )
    },
  },
})
