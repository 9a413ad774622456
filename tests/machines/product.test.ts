import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { lamp, mug, scarf } from '../../machines/fixtures/examples.ts'
import { productWith } from '../../machines/product/product.effects.ts'
import { openScreen, openShop, type Shop } from '../../machines/shop/open-shop.ts'
import { eventually, nextTurn, waitFor } from '../wait.ts'

let ports: FakePorts
let shop: Shop | undefined
beforeEach(() => {
  ports = fakePorts({ sources: createFakeSources({ one: [lamp], two: [mug] }) })
})
afterEach(() => {
  shop?.stop()
  shop = undefined
})

/** Requests the sources as soon as it opens. */
function runningShop(): Shop {
  shop ??= openShop(ports).start()
  return shop
}
const openProduct = (id: number) =>
  openScreen(runningShop(), 'product', productWith(ports), { id, known: undefined }).start()
const waitForLists = () =>
  waitFor(runningShop().system.getAll().catalogue, ({ context }) => context.products.length > 1)

/** Opens a product page, and waits until the visit is stored. */
async function openAndVisit(id: number) {
  const page = openProduct(id)
  await waitFor(page, (snapshot) => snapshot.matches({ shown: { visiting: 'remembered' } }))
  return page
}

async function failSource() {
  ports.sources.gates.one.fail(new Error('503'))
  const { catalogue } = runningShop().system.getAll()
  await waitFor(catalogue, (snapshot) => snapshot.hasTag('one.failed'))
  return catalogue
}

describe('a product', () => {
  it('is taken from a loaded list, without a request', async () => {
    await waitForLists()
    const page = await openAndVisit(lamp.id)
    expect(page.getSnapshot().context.product).toEqual(lamp)
    expect(ports.sources.calls.filter((call) => call.startsWith('product'))).toEqual([])
  })

  it('is taken from the products that were added in this browser, although no source has it', async () => {
    ports.sources.gates.one.hold()
    await ports.storage.seed('products', scarf)
    expect((await openAndVisit(scarf.id)).getSnapshot().context.product).toEqual(scarf)
  })

  it('is found if another tab has just added it', async () => {
    await waitForLists()
    await ports.storage.seed('products', scarf)
    expect((await openAndVisit(scarf.id)).getSnapshot().context.product).toEqual(scarf)
  })

  it('is requested by id while the lists are loading', async () => {
    ports.sources.gates.one.hold()
    ports.sources.gates.two.hold()
    expect((await openAndVisit(mug.id)).getSnapshot().context.product).toEqual(mug)
  })

  it('is taken from the list if the request by id fails', async () => {
    ports.sources.gates.product.fail(new Error('not today'))
    ports.sources.gates.one.hold()
    const page = openProduct(lamp.id)
    ports.sources.gates.one.release()
    await waitFor(page, (snapshot) => snapshot.matches('shown'))
    expect(page.getSnapshot().context.product).toEqual(lamp)
  })

  it('is not shown from the prerendered page if its source failed, and a retry requests it by id', async () => {
    await failSource()
    const input = { id: lamp.id, known: lamp }
    const page = openScreen(runningShop(), 'product', productWith(ports), input).start()
    await waitFor(page, (snapshot) => snapshot.matches('failed'))
    expect(page.getSnapshot().context.product).toBeUndefined()
    page.send({ type: 'product.retry' })
    await waitFor(page, ({ context }) => context.product?.id === lamp.id)
  })

  it('is no longer shown from the prerendered page when its source fails', async () => {
    ports.hydration.prerenderedProducts = () => [lamp]
    ports.sources.gates.one.hold()
    const { catalogue } = runningShop().system.getAll()
    const input = { id: lamp.id, known: lamp }
    const page = openScreen(runningShop(), 'product', productWith(ports), input).start()
    await waitFor(catalogue, ({ context }) => context.two.length > 0)
    expect(page.getSnapshot().matches('shown')).toBe(true)
    ports.sources.gates.one.fail(new Error('503'))
    ports.sources.gates.one.release()
    await waitFor(page, (snapshot) => snapshot.matches('failed'))
  })

  it('stays shown if the request by id finds it although its source failed', async () => {
    ports.sources.gates.two.hold()
    const catalogue = await failSource()
    const page = await openAndVisit(lamp.id)
    ports.sources.gates.two.release()
    await waitFor(catalogue, ({ context }) => context.two.length > 0)
    expect(page.getSnapshot().matches('shown')).toBe(true)
    expect(ports.sources.calls.filter((call) => call.startsWith('product'))).toEqual(['product 1'])
  })

  it('is taken from the list if the request by id is slow', async () => {
    ports.sources.gates.product.hold()
    const page = openProduct(lamp.id)
    await waitFor(page, (snapshot) => snapshot.matches('shown'))
    expect(page.getSnapshot().context.product).toEqual(lamp)
  })

  it('is taken from the first list that has it, while the other list and the request by id are pending', async () => {
    for (const gate of Object.values(ports.sources.gates)) gate.hold()
    const page = openProduct(lamp.id)
    await eventually(() => expect(ports.sources.calls).toContain(`product ${lamp.id}`))
    ports.sources.gates.one.release()
    await waitFor(page, (snapshot) => snapshot.matches('shown'))
    expect(page.getSnapshot().context.product).toEqual(lamp)
  })

  it('is undefined at first, with the quantity 1', async () => {
    const page = openProduct(lamp.id)
    expect(page.getSnapshot().context).toEqual({
      id: lamp.id,
      owner: undefined,
      product: undefined,
      quantity: 1,
      quantityText: '1',
      picture: 0,
      recent: [],
      url: '',
    })
    await waitFor(page, (snapshot) => snapshot.matches('shown'))
  })

  it.each(['shown', 'requested'])(
    'is no longer observed after its page is closed while it is %s',
    async (state) => {
      if (state === 'shown') await waitForLists()
      else for (const gate of Object.values(ports.sources.gates)) gate.hold()
      const { catalogue } = runningShop().system.getAll()
      const subscribe = vi.spyOn(catalogue, 'subscribe')
      const page = state === 'shown' ? await openAndVisit(lamp.id) : openProduct(lamp.id)
      await eventually(() => expect(subscribe.mock.results).not.toEqual([]))
      const unsubscribes = subscribe.mock.results.map(({ value }) => vi.spyOn(value, 'unsubscribe'))
      runningShop().send({ type: 'screen.closed', actor: page })
      await eventually(() => {
        for (const unsubscribe of unsubscribes) expect(unsubscribe).toHaveBeenCalled()
      })
      expect(unsubscribes).toHaveLength(1)
    },
  )

  it('is missing if its source does not have it', async () => {
    await waitFor(openProduct(77), (snapshot) => snapshot.hasTag('missing'))
  })

  it('can be requested again after a failure, which is logged', async () => {
    const error = new Error('not today')
    for (const gate of Object.values(ports.sources.gates)) gate.fail(error)
    const page = openProduct(lamp.id)
    await waitFor(page, (snapshot) => snapshot.hasTag('failed'))
    expect(ports.log.entries).toContainEqual({
      level: 'error',
      text: `Failed fetching product ${lamp.id}`,
      facts: { error: expect.any(AggregateError) },
    })
    ports.sources.gates.product.repair()
    page.send({ type: 'product.retry' })
    await waitFor(page, (snapshot) => snapshot.matches('shown'))
  })

  it('logs no failure if its screen is closed before the answer', async () => {
    ports.sources.gates.product.hold()
    ports.sources.gates.one.hold()
    const page = openProduct(999)
    await eventually(() => expect(ports.sources.calls).toContain('product 999'))
    runningShop().send({ type: 'screen.closed', actor: page })
    await eventually(() => expect(page.getSnapshot().status).toBe('stopped'))
    await nextTurn()
    expect(ports.log.entries).toEqual([])
  })

  it('is updated with the list', async () => {
    ports.sources.gates.one.hold()
    const page = await openAndVisit(lamp.id)
    const dearer = { ...lamp, price: 9_900 }
    ports.sources.lists.one = { products: [dearer], dropped: 0 }
    ports.sources.gates.one.release()
    await waitFor(page, ({ context }) => context.product?.price === 9_900)
  })
})

it('shares a product by title and address, and confirms a copied link', async () => {
  const page = await openAndVisit(lamp.id)
  page.send({ type: 'product.share', url: 'https://shop.example/products/1' })
  await waitFor(page, (snapshot) => snapshot.matches({ shown: { sharing: 'idle' } }))
  expect(ports.share.shared).toEqual([{ title: lamp.title, url: 'https://shop.example/products/1' }])
  expect(ports.toasts.visible()).toEqual(['linkCopied'])
})
