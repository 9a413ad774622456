import { describe, expect, it } from 'vitest'
import { additionsIn, changesAnything, refreshFor } from '../../machines/cart/cart.ts'
import {
  applyToCart,
  type Cart,
  type CartChange,
  canBeBought,
  emptyCart,
  lineProduct,
  quantityLimit,
  totalAmount,
  totalItems,
  undoOf,
} from '../../machines/domain/cart.ts'
import { lamp, mug, soldOut, twoLamps } from '../../machines/fixtures/examples.ts'
import { fc } from '../seeded.ts'
import { waitFor } from '../wait.ts'
import { adasPorts, adasShop } from './customer.ts'

const cartAfter = (...changes: CartChange[]) => changes.reduce(applyToCart, emptyCart)
const quantities = (cart: Cart) => cart.lines.map(({ product, quantity }) => [product.id, quantity])
const add = (product = lamp): CartChange => ({ type: 'cart.add', product })

describe('a cart', () => {
  it('merges lines of the same product, and appends a new one', () => {
    const cart = cartAfter(add(), add(mug), add(), { type: 'cart.add', product: mug, quantity: 3 })
    expect(quantities(cart)).toEqual([
      [lamp.id, 2],
      [mug.id, 4],
    ])
    expect([totalItems(cart), totalAmount(cart)]).toEqual([6, 2 * lamp.price + 4 * mug.price])
  })

  it('refuses a product that is out of stock', () => {
    expect(cartAfter(add(soldOut))).toEqual(emptyCart)
    const lines = [soldOut, mug].map((product) => ({ product, quantity: 1 }))
    expect(quantities(cartAfter({ type: 'cart.add.all', lines }))).toEqual([[mug.id, 1]])
  })

  it('reports which additions succeeded, were limited or were out of stock', () => {
    const line = (product = lamp, quantity = 1) => ({ product, quantity })
    const results = (...changes: CartChange[]) => [...additionsIn(cartAfter(add()), changes)]
    expect(results(add(), add(mug))).toEqual(['added'])
    expect(results(add(soldOut))).toEqual(['soldOut'])
    expect(results({ type: 'cart.add.all', lines: [line(mug), line(soldOut)] })).toEqual(['added', 'soldOut'])
    expect(results({ type: 'cart.add.all', lines: [] }, { type: 'cart.remove', id: lamp.id })).toEqual([])
    const nearLimit = quantityLimit - 1
    expect(results({ type: 'cart.add', ...line(lamp, nearLimit) })).toEqual(['added'])
    expect(results({ type: 'cart.add', ...line(lamp, nearLimit + 1) })).toEqual(['added', 'limited'])
    const full: CartChange = { type: 'cart.quantity.set', id: lamp.id, quantity: quantityLimit }
    expect(results(full, add())).toEqual(['limited'])
    expect(results(full, add(mug))).toEqual(['added'])
    expect(results(full, { type: 'cart.clear' }, add())).toEqual(['added'])
  })

  it('removes a line whose quantity is set below 1, but does not step below 1', () => {
    expect(cartAfter(add(), { type: 'cart.quantity.set', id: lamp.id, quantity: 0 }).lines).toEqual([])
    expect(cartAfter(add(), { type: 'cart.quantity.set', id: lamp.id, quantity: -1 }).lines).toEqual([])
    expect(quantities(cartAfter(add(), { type: 'cart.quantity.step', id: lamp.id, by: -1 }))).toEqual([
      [lamp.id, 1],
    ])
    const many = cartAfter(add(), { type: 'cart.quantity.set', id: lamp.id, quantity: 20_000 })
    expect(quantities(many)).toEqual([[lamp.id, quantityLimit]])
  })

  it('adds up without rounding errors: 5 × 4.99 is 24.95', () => {
    const cart = cartAfter({ type: 'cart.add', product: { ...lamp, price: 499 }, quantity: 5 })
    expect(totalAmount(cart)).toBe(2_495)
  })

  it('restores removed and cleared lines at their former position with undo', () => {
    const full = cartAfter(add(), add(mug))
    for (const change of [{ type: 'cart.remove', id: lamp.id }, { type: 'cart.clear' }] as CartChange[]) {
      const undo = undoOf(full, change)
      expect(undo && applyToCart(applyToCart(full, change), undo)).toEqual(full)
    }
    expect(undoOf(full, add())).toBeUndefined()
  })

  it('keeps its totals consistent after any sequence of changes', () => {
    const id = fc.constantFrom(lamp.id, mug.id)
    const change: fc.Arbitrary<CartChange> = fc.oneof(
      fc.record({ type: fc.constant('cart.add' as const), product: fc.constantFrom(lamp, mug, soldOut) }),
      fc.record({ type: fc.constant('cart.quantity.set' as const), id, quantity: fc.integer() }),
      fc.record({ type: fc.constant('cart.quantity.step' as const), id, by: fc.constantFrom(-1, 1) }),
      fc.record({ type: fc.constant('cart.remove' as const), id }),
      fc.constant({ type: 'cart.clear' as const }),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40, size: 'max' }), (changes) => {
        const { lines } = cartAfter(...changes)
        expect(new Set(lines.map(({ product }) => product.id)).size).toBe(lines.length)
        expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= quantityLimit)).toBe(true)
      }),
    )
  })
})

describe('a cart that is refreshed from the sources', () => {
  const cart = cartAfter(add(), add(mug))
  const list = (source: 'one' | 'two', products = [lamp], dropped = 0) => ({ source, products, dropped })
  const refreshed = (...answers: ReturnType<typeof list>[]) => applyToCart(cart, refreshFor(cart, answers))

  it('takes over the new price, and shows the former price until the line is changed', () => {
    const dearer = refreshed(list('one', [{ ...lamp, price: 3_000 }]))
    expect(dearer.lines[0]).toMatchObject({ product: { price: 3_000 }, formerPrice: lamp.price })
    const touched = applyToCart(dearer, { type: 'cart.quantity.step', id: lamp.id, by: 1 })
    expect(touched.lines[0]).not.toHaveProperty('formerPrice')
  })

  it('shows no former price after the price has changed back', () => {
    const dearer = refreshed(list('one', [{ ...lamp, price: 3_000 }]))
    const back = applyToCart(dearer, refreshFor(dearer, [list('one')]))
    expect(back).toEqual(cart)
  })

  it('marks a product as gone only if the complete list of its source lacks it', () => {
    expect(refreshed(list('one', [])).lines.map(({ gone }) => gone)).toEqual([true, undefined])
    expect(refreshFor(cart, [list('one', [])])).toMatchObject({ products: [], gone: [lamp.id] })
    expect(refreshed(list('one', [], 1))).toEqual(cart)
    expect(refreshed(list('two', [mug]))).toEqual(cart)
    expect(canBeBought(refreshed(list('one', [])))).toBe(false)
  })

  it('removes the mark when the product is sold again', () => {
    const gone = refreshed(list('one', []))
    expect(applyToCart(gone, refreshFor(gone, [list('one')]))).toEqual(cart)
  })

  it('cannot be bought if a source reports a product as out of stock', () => {
    const cleared = refreshed(list('two', [{ ...mug, stock: 0 }]))
    expect(canBeBought(cleared)).toBe(false)
    expect([canBeBought(cart), canBeBought(emptyCart)]).toEqual([true, false])
  })

  it('stays unchanged if the sources report no change', () => {
    expect(changesAnything(cart, refreshFor(cart, [list('one'), list('two', [mug])]))).toBe(false)
    expect(changesAnything(cart, refreshFor(cart, []))).toBe(false)
  })
})

describe('the cart of a shop', () => {
  it('counts fifty quick clicks immediately on the screen, and then in storage', async () => {
    const ports = await adasPorts()
    const { cart } = (await adasShop(ports)).actors
    for (let click = 0; click < 50; click += 1) cart.send({ type: 'cart.quantity.step', id: lamp.id, by: 1 })
    expect(totalItems(cart.getSnapshot().context.shown)).toBe(52)
    await waitFor(cart, (snapshot) => snapshot.matches('settled'))
    expect(ports.storage.contents('cart')[0]?.lines[0]?.quantity).toBe(52)
  })

  it('adds up the changes of two tabs', async () => {
    const ports = await adasPorts()
    const { cart } = (await adasShop(ports)).actors
    ports.storage.gate.hold()
    cart.send({ type: 'cart.quantity.step', id: lamp.id, by: 1 })
    await ports.storage.otherTab.transact('write', ['cart'], async (tx) => {
      const stored = await tx.get('cart', 'ada')
      if (stored)
        await tx.put('cart', {
          ...stored,
          ...applyToCart(stored, { type: 'cart.quantity.step', id: lamp.id, by: 1 }),
        })
    })
    ports.storage.gate.release()
    await waitFor(cart, ({ context }) => context.stored.lines[0]?.quantity === 4)
    await waitFor(cart, (snapshot) => snapshot.matches('settled'))
    expect(cart.getSnapshot().context.stored.lines[0]?.quantity).toBe(4)
    expect(ports.log.entries).toEqual([])
  })

  it('updates its prices when cart and catalogue are loaded', async () => {
    const ports = await adasPorts(twoLamps, [{ ...lamp, price: 2_000 }])
    const { cart } = (await adasShop(ports)).actors
    await waitFor(cart, ({ context }) => context.stored.lines[0]?.formerPrice === lamp.price)
    expect(ports.storage.contents('cart')[0]?.lines[0]?.product.price).toBe(2_000)
  })

  it('offers Undo until the next change or until the page is left', async () => {
    const ports = await adasPorts()
    const { cart } = (await adasShop(ports)).actors
    const canUndo = () => cart.getSnapshot().can({ type: 'cart.undo' })
    const remove = async () => {
      cart.send({ type: 'cart.remove', id: lamp.id })
      await waitFor(cart, (snapshot) => snapshot.matches('settled'))
    }
    await remove()
    expect([canUndo(), ports.toasts.visible()]).toEqual([true, ['removedFromCart']])
    cart.send({ type: 'cart.undo' })
    expect([canUndo(), ports.toasts.visible()]).toEqual([false, []])
    await waitFor(cart, ({ context }) => context.stored.lines.length === 1)

    await remove()
    cart.send({ type: 'cart.left' })
    expect([canUndo(), ports.toasts.visible()]).toEqual([false, []])

    cart.send({ type: 'cart.add', product: mug })
    await remove()
    cart.send({ type: 'cart.remove', id: mug.id })
    cart.send({ type: 'cart.add', product: lamp })
    expect(canUndo()).toBe(false)
  })

  it('offers Undo only for the last of two quick removals, and shows no notice when nothing was added', async () => {
    const lines = [lamp, mug].map((product) => ({ product: lineProduct(product), quantity: 1 }))
    const ports = await adasPorts({ lines })
    const { cart } = (await adasShop(ports)).actors
    cart.send({ type: 'cart.add.all', lines: [] })
    await waitFor(cart, ({ context }) => context.pending.length === 0)
    expect(ports.toasts.visible()).toEqual([])
    for (const { id } of [lamp, mug]) cart.send({ type: 'cart.remove', id })
    await waitFor(cart, ({ context }) => context.pending.length === 0)
    expect(ports.toasts.shown.map(({ text, action }) => [text, action?.label])).toEqual([
      ['removedFromCart', undefined],
      ['removedFromCart', 'undo'],
    ])
  })

  it('reports that the limit is reached instead of an addition', async () => {
    const ports = await adasPorts({ lines: [{ product: lineProduct(lamp), quantity: quantityLimit }] })
    const { cart } = (await adasShop(ports)).actors
    cart.send({ type: 'cart.add', product: lamp })
    await waitFor(cart, ({ context }) => context.pending.length === 0)
    expect(ports.toasts.visible()).toEqual(['quantityLimited'])
    expect(totalItems(cart.getSnapshot().context.shown)).toBe(quantityLimit)
  })

  it('logs a refused write, shows the stored state, and writes the change again on retry', async () => {
    const ports = await adasPorts()
    const { cart } = (await adasShop(ports)).actors
    ports.storage.refuseWrites('full')
    cart.send({ type: 'cart.remove', id: lamp.id })
    await waitFor(cart, (snapshot) => snapshot.hasTag('refused'))
    expect(cart.getSnapshot().context.shown).toEqual(twoLamps)
    expect(cart.getSnapshot().can({ type: 'cart.undo' })).toBe(false)
    expect(ports.log.entries).toMatchObject([{ level: 'error', facts: { error: { reason: 'full' } } }])
    ports.storage.refuseWrites()
    cart.send({ type: 'write.retry' })
    await waitFor(cart, (snapshot) => snapshot.matches('settled'))
    expect(cart.getSnapshot().context.shown.lines).toEqual([])
  })
})

it('stores only the product fields that a line needs', () => {
  expect(Object.keys(lineProduct(mug))).toEqual(['id', 'title', 'price', 'category', 'image', 'stock'])
  expect(lineProduct(lamp)).not.toHaveProperty('stock')
})
