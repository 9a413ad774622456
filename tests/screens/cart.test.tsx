import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { type Cart, lineProduct } from '../../machines/domain/cart.ts'
import { sampleCard } from '../../machines/domain/saved-cards.ts'
import { defaultSettings } from '../../machines/domain/settings.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { ada, lamp, mug, soldOut, twoLamps } from '../../machines/fixtures/examples.ts'
import { Screen as CartScreen } from '../../src/screens/cart/cart-screen.tsx'
import { adasPorts } from '../machines/customer.ts'
import { supportModals } from './modals.ts'
import { visit } from './visit.tsx'

supportModals()
afterEach(cleanup)

const main = () => within(screen.getByRole('main'))
const button = (name: string) => main().getByRole<HTMLButtonElement>('button', { name })
const summary = () => within(main().getByRole('region', { name: 'Order Summary' }))
const sumOf = (term: string) => summary().getByText(term).nextElementSibling?.textContent
const lampAndMug: Cart = { lines: [...twoLamps.lines, { product: lineProduct(mug), quantity: 1 }] }

async function visitCart(cart: Cart, sold = [lamp, mug]) {
  const visited = visit(<CartScreen />, await adasPorts(cart, sold))
  await main().findByText(cart.lines.length > 0 ? 'Order Summary' : 'Your cart is empty')
  return visited
}

describe('the cart page', () => {
  it('shows each line and the totals', async () => {
    await visitCart(lampAndMug)
    const lines = main()
      .getAllByRole('listitem')
      .map((line) => within(line))
    expect(lines).toHaveLength(2)
    expect(lines[0]?.getByRole('link', { name: 'Desk Lamp' }).getAttribute('href')).toBe('/products/1')
    expect(lines[0]?.getByText('Electronics')).toBeTruthy()
    expect(lines[0]?.getByText('$51.00')).toBeTruthy()
    expect(lines[0]?.getByText('$25.50 each')).toBeTruthy()
    expect(['Subtotal', 'Shipping', 'Tax (10%)', 'Total'].map(sumOf)).toEqual([
      '$62.99',
      'Free',
      '$6.30',
      '$69.29',
    ])
    expect(main().getByRole('link', { name: 'Proceed to Checkout' }).getAttribute('href')).toBe('/checkout')
    for (const brand of ['Visa', 'Mastercard', 'American Express', 'Discover'])
      expect(summary().getByRole('img', { name: brand })).toBeTruthy()
  })

  it('decreases a quantity down to 1, and increases it with every click', async () => {
    await visitCart(twoLamps)
    fireEvent.click(button('Decrease quantity of Desk Lamp'))
    expect(button('Decrease quantity of Desk Lamp').getAttribute('aria-disabled')).toBe('true')
    const plus = button('Increase quantity of Desk Lamp')
    act(() => {
      for (let click = 0; click < 49; click += 1) plus.click()
    })
    expect(main().getByText('50').getAttribute('aria-live')).toBe('polite')
    expect(sumOf('Subtotal')).toBe('$1,275.00')
  })

  it('offers to undo a removal, and focuses that button', async () => {
    await visitCart(lampAndMug)
    await userEvent.click(button('Remove Desk Lamp'))
    expect(main().getAllByRole('listitem')).toHaveLength(1)
    expect(main().getByText('Desk Lamp was removed from your cart.')).toBeTruthy()
    expect(document.activeElement).toBe(button('Undo'))
    await userEvent.click(button('Undo'))
    expect(main().getAllByRole('listitem')).toHaveLength(2)
    expect(main().queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('asks before it is cleared, and restores the lines with Undo', async () => {
    const { ports } = await visitCart(lampAndMug)
    await userEvent.click(button('Clear Cart'))
    const question = () => within(screen.getByRole('alertdialog', { name: 'Clear your cart?' }))
    await userEvent.click(question().getByRole('button', { name: 'Keep items' }))
    expect(main().getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(button('Clear Cart'))
    await userEvent.click(question().getByRole('button', { name: /^Clear/ }))
    expect(main().getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
    expect(main().getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/products')
    await waitFor(() => expect(ports.toasts.visible()).toContain('cartCleared'))
    await userEvent.click(button('Undo'))
    expect(main().getAllByRole('listitem')).toHaveLength(2)
  })

  it('shows the text of the toast after a single line was cleared', async () => {
    const { ports } = await visitCart({ lines: lampAndMug.lines.slice(0, 1) })
    await userEvent.click(button('Clear Cart'))
    const question = within(screen.getByRole('alertdialog', { name: 'Clear your cart?' }))
    await userEvent.click(question.getByRole('button', { name: /^Clear/ }))
    await waitFor(() => expect(ports.toasts.visible()).toContain('cartCleared'))
    expect(main().getByText('Your cart was cleared.')).toBeTruthy()
  })

  it('withdraws Undo when it is closed', async () => {
    const { actors, unmount } = await visitCart(lampAndMug)
    await userEvent.click(button('Remove Desk Lamp'))
    unmount()
    expect(actors.cart.getSnapshot().can({ type: 'cart.undo' })).toBe(false)
  })

  it('shows the former price of a line', async () => {
    await visitCart(lampAndMug, [
      { ...lamp, price: 3_000 },
      { ...mug, price: 999 },
    ])
    expect(await main().findByText('The price has gone up. It was $25.50.')).toBeTruthy()
    expect(main().getByText('The price has gone down. It was $11.99.')).toBeTruthy()
  })

  it.each([
    ['No longer sold', [mug]],
    ['Out of stock', [{ ...lamp, stock: 0 }, mug]],
  ])('shows "%s", and why the cart cannot be ordered', async (note, sold) => {
    await visitCart(lampAndMug, sold)
    expect(await main().findByText(note)).toBeTruthy()
    expect(button('Proceed to Checkout').disabled).toBe(true)
    expect(summary().getByRole('status').textContent).toContain('is no longer available')
    await userEvent.click(button('Remove Desk Lamp'))
    expect(main().getByRole('link', { name: 'Proceed to Checkout' })).toBeTruthy()
  })

  it('shows the empty cart', async () => {
    await visitCart({ lines: [] })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(main().queryByText('Order Summary')).toBeNull()
  })
})

describe('Buy Now', () => {
  async function visitReady(card = {}) {
    const ports = await adasPorts(twoLamps)
    const address = {
      street: '1 Engine Row',
      city: 'London',
      state: '',
      zipCode: 'N1',
      country: 'UK' as const,
    }
    const cards = [{ ...sampleCard(ada, ports.clock.now()), ...card }]
    await ports.storage.seed('settings', {
      ...defaultSettings(ada),
      owner: ada.id,
      address: { ...address, state: 'London' },
    })
    await ports.storage.seed('paymentMethods', { owner: ada.id, cards })
    return visit(<CartScreen />, ports)
  }

  it('is offered with the default card, and orders after one confirmation', async () => {
    const { ports } = await visitReady()
    await userEvent.click(await main().findByRole('button', { name: 'Buy now with •••• 4242' }))
    const question = within(screen.getByRole('alertdialog', { name: 'Place this order now?' }))
    expect(question.getByText(/1 Engine Row/)).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Buy now for $56.10' }))
    await waitFor(() => expect(ports.storage.contents('orders')).toHaveLength(1))
    await waitFor(() => expect(ports.history.place().path).toBe('/profile/orders'))
  })

  it('shows a message when the card is declined', async () => {
    const { ports } = await visitReady({ last4: '0002' })
    await userEvent.click(await main().findByRole('button', { name: 'Buy now with •••• 0002' }))
    await userEvent.click(screen.getByRole('button', { name: /^Buy now for/ }))
    expect((await main().findByRole('alert')).textContent).toContain('declined')
    expect(ports.storage.contents('orders')).toEqual([])
    expect(main().getByRole('listitem')).toBeTruthy()
  })

  it('is not offered without an address', async () => {
    await visitCart(twoLamps)
    expect(main().queryByRole('button', { name: /^Buy now/ })).toBeNull()
  })
})

describe('the mini-cart', () => {
  const link = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Cart/ })
  const drawer = () => within(screen.getByRole('dialog', { name: 'Your cart' }))

  async function visitAsGuest() {
    const ports = fakePorts({ sources: createFakeSources({ one: [lamp], two: [mug, soldOut] }) })
    const visited = visit(undefined, ports)
    await waitFor(() => expect(visited.actors.session.getSnapshot().value).toBe('signedOut'))
    await waitFor(() => expect(visited.actors.cart.getSnapshot().value).toBe('settled'))
    act(() => visited.actors.cart.send({ type: 'cart.add', product: lamp }))
    return visited
  }

  it('opens for a guest, with working buttons for each line', async () => {
    const { ports } = await visitAsGuest()
    expect(link().getAttribute('href')).toBe('/cart')
    await userEvent.click(link())
    await screen.findByRole('dialog', { name: 'Your cart' })
    expect(ports.history.place().path).toBe('/')
    await userEvent.click(drawer().getByRole('button', { name: 'Increase quantity of Desk Lamp' }))
    expect(drawer().getByRole('listitem').textContent).toContain('$51.00')
    await userEvent.click(drawer().getByRole('button', { name: 'Remove Desk Lamp' }))
    expect(drawer().getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
    await userEvent.click(drawer().getByRole('button', { name: 'Undo' }))
    expect(drawer().getByRole('listitem')).toBeTruthy()
  })

  it('opens the sign-in page on the way to the checkout', async () => {
    const { ports } = await visitAsGuest()
    await userEvent.click(link())
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in to check out' }))
    await waitFor(() => expect(ports.history.place().path).toBe('/login'))
    expect(ports.history.place().state).toEqual({ from: '/checkout' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your cart' })).toBeNull())
  })

  it('leaves a click with a modifier key, and every click of a customer, to the link', async () => {
    await visitAsGuest()
    expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    cleanup()

    const { ports, actors } = visit(undefined, await adasPorts())
    await waitFor(() => expect(actors.session.getSnapshot().matches('signedIn')).toBe(true))
    await userEvent.click(link())
    await waitFor(() => expect(ports.history.place().path).toBe('/cart'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
