import type { Product } from '../../../machines/domain/product.ts'
import { ada, lamp, mug, soldOut } from '../../../machines/fixtures/examples.ts'
import { productModel } from '../../../machines/product/product.model.ts'
import { productTexts } from '../../../src/i18n/en/product.ts'
import { defineDriver, type Move } from '../driver.ts'
import { alert, button, field, link, main, named, text, title, toast } from '../locators.ts'
import type { Scene } from '../scene.ts'

type ProductMove = Move<typeof productModel.machine>
type Snapshot = Parameters<NonNullable<ProductMove['when']>>[0]

const words = productTexts.en
const pictured: Product = { ...mug, images: ['/pictures/mug.svg', '/pictures/mug-above.svg'] }
const recent = [{ id: lamp.id, title: lamp.title, image: lamp.image }]
const isShown = (snapshot: Snapshot) => snapshot.matches('shown')
const isForSale = (snapshot: Snapshot) => isShown(snapshot) && snapshot.context.product?.stock !== 0
const picture = (at: number) => button(words.picture(at + 1, 2))

/** Lets the request by id return one of these products; the loaded list does not contain it. */
async function finds({ world }: Scene, ...products: Product[]): Promise<void> {
  world.sells(...products)
  await world.gate('source:product').pass()
}

function shares(how: 'shared' | 'copied' | 'dismissed'): ProductMove {
  return {
    events: [{ type: 'xstate.done.actor.share', output: how }],
    when: ({ context }) => context.url === how,
    how: ({ world }) => world.gate('share').pass(),
  }
}

function asksToShare(how: 'shared' | 'copied' | 'dismissed' | 'refused'): ProductMove {
  return {
    events: [{ type: 'product.share', url: how }],
    when: (snapshot) => snapshot.matches({ shown: { sharing: 'idle' } }),
    async how({ visitor, world }) {
      await world.shares(how)
      world.gate('share').hold()
      await visitor.click(button(words.share, main))
    },
  }
}

const ownerIsGuest = { type: 'owner.changed', owner: 'guest' }
/** The session has been known since the start. */
const knowsOwner = (snapshot: Snapshot) =>
  snapshot.matches({ shown: { visiting: 'waiting' } }) ? ownerIsGuest : undefined

export const productDriver = defineDriver({
  model: productModel,
  input: { id: mug.id, known: undefined },
  automatic: knowsOwner,
  async begin({ visitor, world }) {
    world.sells(lamp)
    world.gate('source:product').hold()
    world.gate('store:recentlyViewed').hold()
    await visitor.open(`/products/${mug.id}`)
  },
  abstract: ({ context }) => context.url,
  moves: [
    {
      events: [{ type: 'xstate.done.actor.find', output: pictured }],
      how: (scene) => finds(scene, lamp, pictured),
    },
    {
      events: [{ type: 'xstate.done.actor.find', output: { ...soldOut, id: mug.id } }],
      how: (scene) => finds(scene, lamp, { ...soldOut, id: mug.id }),
    },
    {
      events: [{ type: 'xstate.done.actor.find', output: undefined }],
      how: (scene) => finds(scene, lamp),
    },
    {
      events: [{ type: 'xstate.error.actor.find', error: new Error('offline') }],
      how: ({ world }) => world.gate('source:product').refuse(),
    },
    {
      events: [{ type: 'product.retry' }],
      when: (snapshot) => snapshot.hasTag('failed'),
      how: ({ visitor }) => visitor.click(button(words.retry)),
    },
    ...['7', ''].map(
      (typed): ProductMove => ({
        events: [{ type: 'product.quantity.typed', text: typed }],
        when: (snapshot) => isShown(snapshot) && snapshot.context.quantityText !== typed,
        how: ({ visitor }) => visitor.fill(field(words.quantity), typed),
      }),
    ),
    {
      events: [{ type: 'product.quantity.left' }],
      when: (snapshot) => snapshot.context.quantityText === '' || snapshot.context.quantityText === '7',
      how: ({ visitor }) => visitor.press('Tab'),
    },
    {
      events: [{ type: 'product.quantity.step', by: 1 }],
      when: (snapshot) => isShown(snapshot) && snapshot.context.quantityText === '1',
      how: ({ visitor }) => visitor.click(button(words.increase)),
    },
    {
      events: [{ type: 'product.quantity.step', by: -1 }],
      when: (snapshot) => isShown(snapshot) && snapshot.context.quantityText === '2',
      how: ({ visitor }) => visitor.click(button(words.decrease)),
    },
    ...[0, 1].map(
      (at): ProductMove => ({
        events: [{ type: 'product.picture', at }],
        when: ({ context }) => context.product?.images.length === 2 && context.picture !== at,
        how: ({ visitor }) => visitor.click(picture(at)),
      }),
    ),
    {
      events: [{ type: 'product.add' }],
      when: isForSale,
      async how({ visitor }) {
        await visitor.click(button(words.add, main))
        await visitor.sees(toast('Added to cart!'))
      },
    },
    asksToShare('shared'),
    asksToShare('copied'),
    asksToShare('dismissed'),
    asksToShare('refused'),
    shares('shared'),
    {
      ...shares('copied'),
      async how({ visitor, world }) {
        await world.gate('share').pass()
        await visitor.sees(toast('Link copied'))
      },
    },
    shares('dismissed'),
    {
      events: [{ type: 'xstate.error.actor.share', error: new Error('refused') }],
      when: ({ context }) => context.url === 'refused',
      async how({ visitor, world }) {
        await world.gate('share').pass()
        await visitor.sees(toast(/could not be shared/))
      },
    },
    {
      events: [{ type: 'xstate.done.actor.visit', output: recent }],
      async how({ world }) {
        await world.stores('recentlyViewed', { owner: 'guest', products: recent })
        await world.gate('store:recentlyViewed').pass()
      },
    },
    {
      events: [{ type: 'xstate.error.actor.visit', error: new Error('full') }],
      how: ({ world }) => world.gate('store:recentlyViewed').refuse('full'),
    },
  ],
  shows: {
    finding: ({ visitor }) =>
      visitor.misses(text(words.missing), text(words.errorTitle), button(words.add, main)),
    missing: ({ visitor }) => visitor.sees(title(words.missing)),
    failed: ({ visitor }) => visitor.sees(alert(words.error), button(words.retry)),
    async shown({ visitor }, snapshot) {
      const { product, quantityText, picture: at, recent: others } = snapshot.context
      await visitor.sees(title(product?.title ?? ''))
      await visitor.holds(field(words.quantity), quantityText)
      await visitor.isDisabled(button(words.add, main), !isForSale(snapshot))
      if (product?.images.length === 2) await visitor.isOn(picture(at))
      await visitor.counts(named('heading', words.recent), others.length > 0 ? 1 : 0)
    },
  },
})

/** An address without a valid product id. */
export const numberlessProductDriver = defineDriver({
  model: productModel,
  input: { id: undefined, known: undefined },
  begin: ({ visitor }) => visitor.open('/products/0'),
  moves: [],
  shows: { missing: ({ visitor }) => visitor.sees(title(words.missing)) },
})

/** Opened from the list, which contains the product. */
export const knownProductDriver = defineDriver({
  model: productModel,
  input: { id: mug.id, known: mug },
  async begin({ visitor }) {
    await visitor.open('/products')
    await visitor.click(link(mug.title, main))
    await visitor.sees(title(mug.title))
  },
  opening: [ownerIsGuest, { type: 'xstate.done.actor.visit', output: [] }],
  moves: [],
  shows: { shown: ({ visitor }) => visitor.sees(title(mug.title), text('$11.99', main)) },
})

const changedMug: Product = { ...mug, price: mug.price + 100 }

/** Found by id, before the list of its source arrives with another price. */
export const updatedProductDriver = defineDriver({
  model: productModel,
  input: { id: mug.id, known: undefined },
  async begin({ visitor, world }) {
    world.gate('source:two').hold()
    await visitor.open(`/products/${mug.id}`)
    await visitor.sees(title(mug.title))
  },
  opening: [
    { type: 'xstate.done.actor.find', output: mug },
    ownerIsGuest,
    { type: 'xstate.done.actor.visit', output: [] },
  ],
  moves: [
    {
      events: [{ type: 'product.updated', product: changedMug }],
      async how({ world }) {
        world.sells(lamp, changedMug)
        await world.gate('source:two').pass()
      },
    },
  ],
  shows: {
    shown: ({ visitor }, { context: { product } }) =>
      visitor.sees(text(product === changedMug ? '$12.99' : '$11.99', main)),
  },
})

/** Shown to a customer who then signs out in another tab, which opens the home page. */
export const signedOutProductDriver = defineDriver({
  model: productModel,
  input: { id: mug.id, known: undefined },
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    await visitor.open(`/products/${mug.id}`)
  },
  opening: [
    { type: 'xstate.done.actor.find', output: mug },
    { type: 'owner.changed', owner: ada.id },
    { type: 'xstate.done.actor.visit', output: [] },
  ],
  moves: [
    {
      events: [ownerIsGuest],
      when: ({ context }) => context.owner === ada.id,
      async how({ world }) {
        await world.deletes('user', 'current')
        await world.reportsChange('user')
      },
    },
  ],
  shows: {
    shown: ({ visitor }, { context: { owner } }) =>
      visitor.isAt(owner === ada.id ? `/products/${mug.id}` : '/'),
  },
})
