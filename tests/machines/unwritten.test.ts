import { describe, expect, it, onTestFinished } from 'vitest'
import { createActor } from 'xstate'
import { cartWith } from '../../machines/cart/cart.effects.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, grace } from '../../machines/fixtures/people.ts'
import { lamp, mug } from '../../machines/fixtures/products.ts'
import { createSlate } from '../../machines/ports/slate.ts'
import { StorageError } from '../../machines/ports/storage-port.ts'
import { wishlistWith } from '../../machines/wishlist/wishlist.effects.ts'
import { waitFor } from '../wait.ts'
import { adasPorts, adasShop } from './customer.ts'

const add = { type: 'cart.add', product: lamp } as const

async function cartOf(ports: FakePorts) {
  const cart = createActor(cartWith(ports), { input: { owner: ada.id } }).start()
  onTestFinished(() => void cart.stop())
  await waitFor(cart, (snapshot) => snapshot.matches('settled'))
  return cart
}

/** The same browser, after the page has gone. */
function nextPage({ storage, slate }: FakePorts): FakePorts {
  return fakePorts({ slate, storage: { ...storage, transact: storage.otherTab.transact } })
}

const quantities = ({ storage }: FakePorts) =>
  storage.contents('cart').flatMap(({ lines }) => lines.map(({ quantity }) => quantity))

describe('what a page could not write', () => {
  it('is written by the next one, and once only, though the first write comes through after all', async () => {
    const ports = fakePorts()
    const cart = await cartOf(ports)
    ports.storage.gate.hold()
    cart.send(add)
    expect((await cartOf(nextPage(ports))).getSnapshot().context.stored.lines).toHaveLength(1)
    expect(quantities(ports)).toEqual([1])
    ports.storage.gate.release()
    await waitFor(cart, (snapshot) => snapshot.matches('settled'))
    expect(quantities(ports)).toEqual([1])
    expect(cart.getSnapshot().context.stored.lines).toEqual([expect.objectContaining({ quantity: 1 })])
  })

  it('is not written again by a page that opens while another one lives', async () => {
    const ports = fakePorts()
    const cart = await cartOf(ports)
    for (let time = 1; time <= 12; time += 1) {
      cart.send(add)
      await waitFor(cart, (snapshot) => snapshot.matches('settled'))
      await cartOf(nextPage(ports))
      expect(quantities(ports)).toEqual([time])
      expect(ports.storage.contents('cart')[0]?.written).toHaveLength(Math.min(time, 8))
    }
  })

  it('may not have been begun when the page was left', async () => {
    const ports = await adasPorts()
    const { actors } = await adasShop(ports)
    ports.storage.gate.hold()
    ports.storage.tell({ type: 'storage.changed', stores: ['cart', 'wishlist'] })
    actors.cart.send(add)
    actors.wishlist.send({ type: 'wishlist.toggle', product: mug })
    ports.surroundings.leave()
    const { actors: next } = await adasShop(nextPage(ports))
    expect(next.cart.getSnapshot().context.stored.lines).toEqual([expect.objectContaining({ quantity: 3 })])
    await waitFor(next.wishlist, ({ context }) => context.stored.length === 1)
    expect(ports.toasts.standing()).toEqual(['addedToCart', 'addedToWishlist'])
  })

  it('stays whose it was', async () => {
    const ports = fakePorts()
    const wishlist = createActor(wishlistWith(ports), { input: { owner: ada.id } }).start()
    ports.storage.gate.hold()
    wishlist.send({ type: 'wishlist.toggle', product: mug })
    wishlist.send({ type: 'owner.changed', owner: ada.id })
    const next = createActor(wishlistWith(nextPage(ports)), { input: { owner: grace.id } }).start()
    await waitFor(next, (snapshot) => snapshot.matches('settled'))
    expect(next.getSnapshot().context.stored).toEqual([])
    expect(ports.storage.contents('wishlist')).toEqual([{ owner: ada.id, products: [mug] }])
    expect(ports.slate.left('wishlist')).toEqual([])
  })

  it.each(['{', 'null', '7', '{"changes":7}', '{"owner":"ada","changes":[null]}'])(
    'is no news where somebody wrote %s in its place',
    async (text) => {
      const kept = { 'unwritten cart x': text, 'unwritten wishlist x': text }
      const ports = fakePorts({ slate: createSlate(fakePorts().ids, kept) })
      await ports.storage.seed('cart', { owner: ada.id, lines: [{ product: lamp, quantity: 1 }] })
      expect((await cartOf(ports)).getSnapshot().context.stored.lines).toHaveLength(1)
      expect(kept).not.toHaveProperty('unwritten cart x')
    },
  )

  it('is given up where the next one cannot write it either, which is noted', async () => {
    const ports = fakePorts()
    ports.slate.keep('cart', { owner: ada.id, changes: [add] })
    ports.storage.refuseWrites('full')
    await cartOf(ports)
    expect(ports.log.entries).toEqual([
      expect.objectContaining({ level: 'error', facts: { error: expect.any(StorageError) } }),
    ])
    expect(ports.slate.left('cart')).toEqual([])
  })
})

describe('the slate', () => {
  it('outlives the page, each kind by itself, until it is wiped', () => {
    const kept: Record<string, string> = { theme: 'dark' }
    const slate = createSlate(fakePorts().ids, kept)
    const name = slate.keep('cart', { owner: ada.id, changes: [add] })
    const draft = { key: 'guest/login', owner: 'guest', values: { email: 'ada@' } }
    slate.keep('drafts', draft, draft.key)
    const next = createSlate(fakePorts().ids, kept)
    expect(next.left('cart')).toEqual([[name, { owner: ada.id, changes: [add] }]])
    expect(next.left('drafts')).toEqual([['guest/login', draft]])
    expect(next.left('wishlist')).toEqual([])
    next.drop('cart', name)
    next.drop('drafts', 'guest/login')
    expect(kept).toEqual({ theme: 'dark' })
  })

  it('is no reason not to write where there is no room on it', async () => {
    const full = new Proxy<Record<string, string>>(
      {},
      {
        set() {
          throw new DOMException('full', 'QuotaExceededError')
        },
      },
    )
    const ports = fakePorts({ slate: createSlate(fakePorts().ids, full) })
    const cart = await cartOf(ports)
    cart.send(add)
    await waitFor(cart, (snapshot) => snapshot.matches('settled'))
    expect(quantities(ports)).toEqual([1])
  })
})
