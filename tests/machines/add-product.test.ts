import { describe, expect, it } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { addProductWith } from '../../machines/add-product/add-product.effects.ts'
import type { AddProductAccess } from '../../machines/domain/access.ts'
import type { Product } from '../../machines/domain/product.ts'
import { ada, grace, lamp, mug, scarf } from '../../machines/fixtures/examples.ts'
import { openScreen } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'
import { shopOrigin as origin, hatValues as values } from './add-product-values.ts'
import { adasPorts, adasShop } from './customer.ts'
import { writesOf } from './writes.ts'

function fill(actor: AnyActorRef, changes: Partial<typeof values> = {}): void {
  const { form } = actor.getSnapshot().children as { form: AnyActorRef }
  for (const [name, value] of Object.entries({ ...values, ...changes }))
    form.send({ type: 'field.changed', name, value })
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
  const submit = async (changes?: Partial<typeof values>) => {
    fill(actor, changes)
    clock.increment(100)
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  return { actor, ports, shop, clock, catalogue, navigation, submit }
}

describe('a local product', () => {
  it('gets the id after the highest known one, and is sold immediately', async () => {
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
    expect(ports.toasts.visible()).toEqual(['productAdded'])
  })

  it('gets an id above those that another tab added and those in the cache of a source', async () => {
    const { ports, submit } = await openEditor()
    await ports.storage.seed('products', { ...scarf, id: 2_000 })
    await ports.storage.seed('sources', { name: 'two', products: [{ ...mug, id: 3_000 }], at: 0 })
    await submit()
    expect(ports.storage.contents('products').map(({ id }) => id)).toContain(3_001)
  })

  it.each(['added', 'changed'])(
    'may have a picture from this shop’s origin without https when it is %s',
    async (how) => {
      const { actor, ports, submit } = await openEditor()
      await ports.storage.seed('products', scarf)
      if (how === 'changed') actor.send({ type: 'product.edit', product: scarf })
      const image = `${origin}/pictures/hat.svg`
      await submit({ image })
      expect(ports.storage.contents('products').map((product) => product.image)).toContain(image)
    },
  )

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
    expect(ports.toasts.visible()).toEqual(['productRemoved'])
  })

  it('that is removed while it is edited leaves an empty form', async () => {
    const { actor, ports } = await openEditor()
    await ports.storage.seed('products', scarf)
    const title = () => (actor.getSnapshot().children.form as AnyActorRef).getSnapshot().context.values.title
    actor.send({ type: 'product.edit', product: scarf })
    expect(title()).toBe(scarf.title)
    actor.send({ type: 'product.remove.ask', product: scarf })
    actor.send({ type: 'product.remove.confirm' })
    await waitFor(actor, (snapshot) => snapshot.matches({ removal: 'settled' }))
    expect(title()).toBe('')
    expect(actor.getSnapshot().context.edited).toBeUndefined()
  })

  it('is removed from this tab’s catalogue even if its screen is closed during the removal', async () => {
    const { actor, ports, shop, catalogue } = await openEditor()
    await ports.storage.seed('products', scarf)
    shop.send({ type: 'store.changed', store: 'products' })
    await waitFor(catalogue, (snapshot) => snapshot.context.local?.length === 1)
    actor.send({ type: 'product.remove.ask', product: scarf })
    actor.send({ type: 'product.remove.confirm' })
    shop.send({ type: 'screen.closed', actor })
    await waitFor(catalogue, (snapshot) => snapshot.context.local?.length === 0)
  })

  it('stays unchanged when the edit is canceled during the write', async () => {
    const { actor, ports, clock } = await openEditor()
    await ports.storage.seed('products', scarf)
    actor.send({ type: 'product.edit', product: scarf })
    const written = writesOf(ports.storage, 'products', () => actor.send({ type: 'edit.dropped' }))
    fill(actor)
    clock.increment(100)
    await expect(written[0]).rejects.toThrow()
    expect(ports.storage.contents('products')).toEqual([scarf])
  })

  it('cannot be changed after another tab has removed it', async () => {
    const { actor, ports, submit } = await openEditor()
    actor.send({ type: 'product.edit', product: scarf })
    await submit()
    expect(actor.getSnapshot().hasTag('notSaved')).toBe(true)
    expect(ports.storage.contents('products')).toEqual([])
    expect(ports.toasts.visible()).toEqual(['productChangeFailed'])
  })

  it('is stored as a draft until it is added', async () => {
    const { actor, ports, clock } = await openEditor()
    const { form } = actor.getSnapshot().children as { form: AnyActorRef }
    form.send({ type: 'field.changed', name: 'title', value: 'Wool Hat' })
    clock.increment(1_000)
    await expect
      .poll(() => ports.storage.contents('drafts'))
      .toMatchObject([{ key: `${ada.id}/add-product`, owner: ada.id, values: { title: 'Wool Hat' } }])
  })

  describe('is written only if the stored user may add products', () => {
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

    it('not for a customer', async () => {
      const editor = await openEditor({ isAdmin: false })
      expect(await changes(editor)).toEqual([scarf.title])
      expect(editor.ports.toasts.shown.map(({ text }) => text)).toEqual([
        'productChangeFailed',
        'productChangeFailed',
        'productFailed',
      ])
    })

    it('not for an administrator who has lost the right', async () => {
      const editor = await openEditor()
      await editor.ports.storage.seed('registeredUsers', { ...ada, isAdmin: false, password: none })
      expect(await changes(editor)).toEqual([scarf.title])
    })

    it('not for another administrator', async () => {
      const editor = await openEditor()
      await editor.ports.storage.seed('registeredUsers', { ...grace, password: none })
      await editor.ports.storage.seed('user', { key: 'current', id: grace.id })
      expect(await changes(editor)).toEqual([scarf.title])
    })

    it('for a customer if the policy allows that', async () => {
      const editor = await openEditor({ isAdmin: false, access: 'signedIn' })
      expect(await changes(editor)).toEqual(['Wool Hat'])
      expect(editor.ports.toasts.shown.map(({ text }) => text)).toEqual([
        'productUpdated',
        'productRemoved',
        'productAdded',
      ])
    })
  })

  it('is not added when storage is full', async () => {
    const { actor, ports, submit } = await openEditor()
    ports.storage.refuseWrites('full')
    await submit()
    expect(actor.getSnapshot().hasTag('notSaved')).toBe(true)
    expect(ports.storage.contents('products')).toEqual([])
    expect(ports.toasts.visible()).toEqual(['productFailed'])
  })
})
