import { describe, expect, it } from 'vitest'
import { refreshFor } from '../../machines/cart/cart.ts'
import { openSession, signInStores } from '../../machines/domain/accounts.ts'
import {
  applyToCart,
  type Cart,
  type CartLine,
  canBeBought,
  lineProduct,
} from '../../machines/domain/cart.ts'
import type { Product } from '../../machines/domain/product.ts'
import type { SourceUpdate } from '../../machines/domain/sources.ts'
import { guest } from '../../machines/domain/user.ts'
import { ada, lamp, mug } from '../../machines/fixtures/examples.ts'
import { openShop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'
import { adasPorts, adasShop } from './customer.ts'

/** Has its own address: the second source returns it by id, but not in its list. */
const beyond: Product = { ...mug, id: 1_150, title: 'Tall Mug' }
const goneLine: CartLine = { product: lineProduct(beyond), quantity: 1, gone: true }

async function portsWith(line: CartLine) {
  const ports = await adasPorts({ lines: [line] })
  ports.sources.lists.two = { products: [mug], dropped: 0, isTruncated: true }
  return ports
}

const asksFor = (calls: readonly string[]) => calls.filter((call) => call.startsWith('product '))

describe('a truncated list', () => {
  const cart: Cart = { lines: [lamp, mug].map((product) => ({ product: lineProduct(product), quantity: 1 })) }
  const cut: SourceUpdate = { source: 'two', products: [], dropped: 0, isTruncated: true }

  it('marks a product as gone only if its source does not find it by id', () => {
    expect(applyToCart(cart, refreshFor(cart, [cut]))).toEqual(cart)
    const gone = applyToCart(cart, refreshFor(cart, [{ ...cut, missing: [mug.id] }]))
    expect(gone.lines.map((line) => line.gone)).toEqual([undefined, true])
    expect(applyToCart(gone, refreshFor(gone, [{ ...cut, products: [mug] }]))).toEqual(cart)
  })
})

describe('a product in the cart that is missing from the list of its source', () => {
  it('can be bought if the list is truncated and the source finds the product by id', async () => {
    const ports = await portsWith({ product: lineProduct(beyond), quantity: 1 })
    ports.sources.unlisted = [{ ...beyond, price: 999 }]
    const { cart } = (await adasShop(ports)).actors
    await waitFor(cart, ({ context }) => context.stored.lines[0]?.product.price === 999)
    expect(canBeBought(cart.getSnapshot().context.shown)).toBe(true)
    expect(asksFor(ports.sources.calls)).toEqual(['product 1150'])
  })

  it('does not affect another product of that source when it is requested by id', async () => {
    const other = { ...beyond, id: 1_151 }
    const ports = await adasPorts({
      lines: [beyond, other].map((product) => ({ product: lineProduct(product), quantity: 1 })),
    })
    ports.sources.lists.two = { products: [mug], dropped: 0, isTruncated: true }
    ports.sources.unlisted = [beyond, { ...other, price: 999 }]
    const { cart } = (await adasShop(ports)).actors
    await waitFor(cart, ({ context }) => context.stored.lines[1]?.product.price === 999)
    expect(canBeBought(cart.getSnapshot().context.stored)).toBe(true)
  })

  it('is marked as gone if the source does not find it by id', async () => {
    const ports = await portsWith({ product: lineProduct(beyond), quantity: 1 })
    const { cart } = (await adasShop(ports)).actors
    await waitFor(cart, ({ context }) => context.stored.lines[0]?.gone === true)
    expect(canBeBought(cart.getSnapshot().context.shown)).toBe(false)
  })

  it('can be bought again if the source finds it, although it was marked as gone', async () => {
    const ports = await portsWith(goneLine)
    ports.sources.unlisted = [beyond]
    const { cart } = (await adasShop(ports)).actors
    await waitFor(cart, ({ context }) => context.stored.lines[0]?.gone === undefined)
    expect(cart.getSnapshot().context.stored.lines).toEqual([{ product: lineProduct(beyond), quantity: 1 }])
  })

  it('stays unchanged while the request fails, and is requested again with the next list', async () => {
    const ports = await portsWith({ product: lineProduct(beyond), quantity: 1 })
    ports.sources.gates.product.fail(new Error('503'))
    const { catalogue, cart } = (await adasShop(ports)).actors
    await waitFor(catalogue, ({ context }) => context.truncated.two === true && context.local !== undefined)
    await expect.poll(() => asksFor(ports.sources.calls)).toEqual(['product 1150'])
    cart.send({ type: 'cart.quantity.step', id: beyond.id, by: 1 })
    await waitFor(cart, (snapshot) => snapshot.matches('settled'))
    expect(cart.getSnapshot().context.shown.lines[0]).toEqual({ product: lineProduct(beyond), quantity: 2 })
    expect(asksFor(ports.sources.calls)).toHaveLength(1)
    ports.sources.gates.product.repair()
    catalogue.send({ type: 'storage.changed' })
    await waitFor(cart, ({ context }) => context.stored.lines[0]?.gone === true)
    expect(asksFor(ports.sources.calls)).toHaveLength(2)
  })

  it('is requested again if its line is removed and restored', async () => {
    const ports = await portsWith({ product: lineProduct(beyond), quantity: 1 })
    ports.sources.unlisted = [{ ...beyond, price: 999 }]
    const { cart } = (await adasShop(ports)).actors
    await waitFor(cart, ({ context }) => context.stored.lines[0]?.product.price === 999)
    cart.send({ type: 'cart.remove', id: beyond.id })
    await waitFor(cart, ({ context }) => context.stored.lines.length === 0)
    ports.sources.unlisted = [{ ...beyond, price: 1_099 }]
    cart.send({ type: 'cart.undo' })
    await waitFor(cart, ({ context }) => context.stored.lines[0]?.product.price === 1_099)
  })

  it('is requested again for another owner', async () => {
    const ports = await portsWith({ product: lineProduct(beyond), quantity: 1 })
    ports.sources.unlisted = [{ ...beyond, price: 999 }]
    await ports.storage.transact('write', ['user', 'cart'], async (tx) => {
      await tx.put('cart', { lines: [{ product: lineProduct(beyond), quantity: 1 }], owner: guest })
      await tx.remove('user', 'current')
    })
    const { cart } = openShop(ports, 'admin').start().system.getAll()
    await waitFor(cart, ({ context }) => context.stored.lines[0]?.product.price === 999)
    await ports.storage.transact('write', ['cart'], (tx) => tx.put('cart', { lines: [], owner: guest }))
    await ports.storage.otherTab.transact('write', signInStores, (tx) =>
      openSession(tx, ada, ports.clock.now()),
    )
    await waitFor(
      cart,
      ({ context: { owner, stored } }) => owner === ada.id && stored.lines[0]?.product.price === 999,
    )
  })

  it('has its request aborted when the shop stops', async () => {
    const ports = await portsWith({ product: lineProduct(beyond), quantity: 1 })
    let request: AbortSignal | undefined
    ports.sources.product = (_, signal) => {
      request = signal
      return new Promise(() => undefined)
    }
    const { shop } = await adasShop(ports)
    await expect.poll(() => request).toBeDefined()
    shop.stop()
    expect(request?.aborted).toBe(true)
  })

  it('is requested only once while the cart changes, and not at all if the list is complete', async () => {
    const ports = await portsWith({ product: lineProduct(beyond), quantity: 1 })
    ports.sources.unlisted = [beyond]
    const { cart } = (await adasShop(ports)).actors
    await expect.poll(() => asksFor(ports.sources.calls)).toHaveLength(1)
    cart.send({ type: 'cart.add', product: lamp })
    cart.send({ type: 'cart.add', product: mug })
    cart.send({ type: 'cart.add', product: { ...beyond, id: 1_151 } })
    await waitFor(cart, ({ context }) => context.stored.lines[3]?.gone === true)
    expect(asksFor(ports.sources.calls)).toEqual(['product 1150', 'product 1151'])

    const completePorts = await portsWith({ product: lineProduct(beyond), quantity: 1 })
    completePorts.sources.lists.two = { products: [mug], dropped: 0 }
    const { cart: secondCart } = (await adasShop(completePorts)).actors
    await waitFor(secondCart, ({ context }) => context.stored.lines[0]?.gone === true)
    expect(asksFor(completePorts.sources.calls)).toEqual([])
  })
})
