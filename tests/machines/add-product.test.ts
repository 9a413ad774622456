import { describe, expect, it } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { addProductWith } from '../../machines/add-product/add-product.effects.ts'
import { changedProduct, factsFrom, productRules, valuesOf } from '../../machines/add-product/add-product.ts'
import type { AddProductAccess } from '../../machines/domain/access.ts'
import { problemsOf } from '../../machines/domain/form.ts'
import type { Product } from '../../machines/domain/product.ts'
import { ada, grace, lamp, mug, scarf } from '../../machines/fixtures/examples.ts'
import { openScreen } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'
import { adasPorts, adasShop } from './customer.ts'
import { writesOf } from './writes.ts'

const origin = 'http://shop.example'
const values = {
  title: ' Wool Hat ',
  price: '25.5',
  category: "men's clothing",
  description: 'Warm.',
  image: '/pictures/hat.svg',
}

function fill(actor: AnyActorRef): void {
  const { form } = actor.getSnapshot().children as { form: AnyActorRef }
  for (const [name, value] of Object.entries(values)) form.send({ type: 'field.changed', name, value })
  form.send({ type: 'form.submit' })
}

const none = { salt: '', hash: '', rounds: 1 }

async function openEditor({ isAdmin = true, access }: { isAdmin?: boolean; access?: AddProductAccess } = {}) {
  const ports = await adasPorts()
  await ports.storage.seed('registeredUsers', { ...ada, isAdmin, password: none })
  const { shop, clock, actors } = await adasShop(ports, access)
  const { catalogue, navigation } = actors
  await waitFor(catalogue, (snapshot) => snapshot.context.products.length === 2)
  const actor = openScreen(shop, 'addProduct', addProductWith(ports), { user: ada, origin }).start()
  const submit = async () => {
    fill(actor)
    clock.increment(100)
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  return { actor, ports, shop, clock, catalogue, navigation, submit }
}

describe('a local product', () => {
  it('comes after every product that is known, and is sold at once', async () => {
    const { ports, catalogue, navigation, submit } = await openEditor()
    await submit()
    const id = Math.max(lamp.id, mug.id) + 1
    expect(ports.storage.contents('products')).toEqual([
      {
        ...values,
        title: 'Wool Hat',
        price: 2_550,
        id,
        images: [values.image],
        rating: { rate: 0, count: 0 },
      },
    ])
    await waitFor(catalogue, (snapshot) =>
      snapshot.context.products.some((product: Product) => product.id === id),
    )
    await waitFor(navigation, ({ context: { place } }) => place.path + place.search === `/products?new=${id}`)
    expect(ports.toasts.standing()).toEqual(['productAdded'])
  })

  it('takes an id after those that another tab added and a source has only in the cache', async () => {
    const { ports, submit } = await openEditor()
    await ports.storage.seed('products', { ...scarf, id: 2_000 })
    await ports.storage.seed('sources', { name: 'two', products: [{ ...mug, id: 3_000 }], at: 0 })
    await submit()
    expect(ports.storage.contents('products').map(({ id }) => id)).toContain(3_001)
  })

  it('can be changed and removed', async () => {
    const { actor, ports, catalogue, submit } = await openEditor()
    await ports.storage.seed('products', scarf)
    actor.send({ type: 'product.edit', product: scarf })
    await submit()
    expect(ports.storage.contents('products')).toMatchObject([
      { id: scarf.id, title: 'Wool Hat', price: 2_550 },
    ])
    actor.send({ type: 'product.remove.ask', product: scarf })
    actor.send({ type: 'product.remove.confirm' })
    await waitFor(actor, (snapshot) => snapshot.matches({ removal: 'settled' }))
    expect(ports.storage.contents('products')).toEqual([])
    await waitFor(catalogue, (snapshot) => snapshot.context.local?.length === 0)
    expect(ports.toasts.standing()).toEqual(['productRemoved'])
  })

  it('leaves the catalogue of this tab when it is removed, even if its screen was left during that', async () => {
    const { actor, ports, shop, catalogue } = await openEditor()
    await ports.storage.seed('products', scarf)
    shop.send({ type: 'store.changed', store: 'products' })
    await waitFor(catalogue, (snapshot) => snapshot.context.local?.length === 1)
    actor.send({ type: 'product.remove.ask', product: scarf })
    actor.send({ type: 'product.remove.confirm' })
    shop.send({ type: 'screen.closed', actor })
    await waitFor(catalogue, (snapshot) => snapshot.context.local?.length === 0)
  })

  it('stays as it was where the change is dropped while it is written', async () => {
    const { actor, ports, clock } = await openEditor()
    await ports.storage.seed('products', scarf)
    actor.send({ type: 'product.edit', product: scarf })
    const written = writesOf(ports.storage, 'products', () => actor.send({ type: 'edit.dropped' }))
    fill(actor)
    clock.increment(100)
    await expect(written[0]).rejects.toThrow()
    expect(ports.storage.contents('products')).toEqual([scarf])
  })

  it('cannot be changed once another tab has removed it', async () => {
    const { actor, ports, submit } = await openEditor()
    actor.send({ type: 'product.edit', product: scarf })
    await submit()
    expect(actor.getSnapshot().hasTag('notSaved')).toBe(true)
    expect(ports.storage.contents('products')).toEqual([])
    expect(ports.toasts.standing()).toEqual(['productChangeFailed'])
  })

  it('is kept as a draft until it is added', async () => {
    const { actor, ports, clock } = await openEditor()
    const { form } = actor.getSnapshot().children as { form: AnyActorRef }
    form.send({ type: 'field.changed', name: 'title', value: 'Wool Hat' })
    clock.increment(1_000)
    await expect
      .poll(() => ports.storage.contents('drafts'))
      .toMatchObject([{ key: `${ada.id}/add-product`, owner: ada.id, values: { title: 'Wool Hat' } }])
  })

  describe('is written only while the stored user may add products', () => {
    const changes = async (editor: Awaited<ReturnType<typeof openEditor>>) => {
      const { actor, ports, submit } = editor
      await ports.storage.seed('products', scarf)
      actor.send({ type: 'product.edit', product: scarf })
      await submit()
      actor.send({ type: 'product.remove.ask', product: scarf })
      actor.send({ type: 'product.remove.confirm' })
      await waitFor(actor, (snapshot) => snapshot.matches({ removal: 'settled' }))
      actor.send({ type: 'edit.dropped' })
      await submit()
      return ports.storage.contents('products').map(({ title }) => title)
    }

    it('not by a customer', async () => {
      const editor = await openEditor({ isAdmin: false })
      expect(await changes(editor)).toEqual([scarf.title])
      expect(editor.ports.toasts.shown.map(({ text }) => text)).toEqual([
        'productChangeFailed',
        'productChangeFailed',
        'productFailed',
      ])
    })

    it('not by an administrator whose rights were taken away since', async () => {
      const editor = await openEditor()
      await editor.ports.storage.seed('registeredUsers', { ...ada, isAdmin: false, password: none })
      expect(await changes(editor)).toEqual([scarf.title])
    })

    it('not by another administrator', async () => {
      const editor = await openEditor()
      await editor.ports.storage.seed('registeredUsers', { ...grace, password: none })
      await editor.ports.storage.seed('user', { key: 'current', id: grace.id })
      expect(await changes(editor)).toEqual([scarf.title])
    })

    it('by a customer, where the policy says so', async () => {
      const editor = await openEditor({ isAdmin: false, access: 'signedIn' })
      expect(await changes(editor)).toEqual(['Wool Hat'])
      expect(editor.ports.toasts.shown.map(({ text }) => text)).toEqual([
        'productUpdated',
        'productRemoved',
        'productAdded',
      ])
    })
  })

  it('is not added when storage is full or the user has signed out', async () => {
    const { actor, ports, submit } = await openEditor()
    ports.storage.refuseWrites('full')
    await submit()
    expect(actor.getSnapshot().hasTag('notSaved')).toBe(true)
    ports.storage.refuseWrites()
    await ports.storage.seed('user', { key: 'current', id: 'someone else' })
    await submit()
    expect(ports.storage.contents('products')).toEqual([])
    expect(ports.toasts.standing()).toEqual(['productFailed ×2'])
  })
})

describe('its form', () => {
  const problems = (changes: Partial<typeof values>) =>
    problemsOf(productRules, { ...values, ...changes }, { origin })

  it.each(['', '0', '-1', '0.001', '12.345', 'free', '1e3', '10000000.01'])(
    'refuses the price %j',
    (price) => {
      expect(problems({ price })).toEqual({ price: 'priceInvalid' })
    },
  )

  it.each([
    ['0.01', 1],
    ['25', 2_500],
    ['4,99', 499],
    [' 25 ', 2_500],
    ['10000000', 1_000_000_000],
  ])('takes the price %j', (price, cents) => {
    expect(problems({ price })).toEqual({})
    expect(factsFrom({ ...values, price }).price).toBe(cents)
  })

  it('shows a product as it is, and changes what it shows and nothing else', () => {
    const hat = { ...scarf, price: 2_550, images: ['/one.svg', '/two.svg', '/three.svg'] }
    const { title, category, description, image } = hat
    expect(valuesOf(hat)).toEqual({ title, price: '25.50', category, description, image })
    expect(changedProduct(hat, factsFrom(values))).toEqual({
      ...hat,
      ...values,
      title: 'Wool Hat',
      price: 2_550,
      images: [values.image, '/two.svg', '/three.svg'],
    })
  })

  it.each([
    'http://elsewhere.example/hat.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//elsewhere.example/hat.png',
    '/\\elsewhere.example/hat.png',
    'hat.png',
  ])('refuses the picture %j', (image) => {
    expect(problems({ image })).toEqual({ image: 'imageInvalid' })
  })

  it.each(['https://elsewhere.example/hat.png', '/pictures/hat.svg', `${origin}/pictures/hat.svg`])(
    'takes the picture %j',
    (image) => {
      expect(problems({ image })).toEqual({})
    },
  )
})
