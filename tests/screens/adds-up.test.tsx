import { cleanup, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Cart, lineProduct } from '../../machines/domain/cart.ts'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import { ada, lamp, mug } from '../../machines/fixtures/examples.ts'
import { MiniCart } from '../../src/app/mini-cart/mini-cart.tsx'
import { Screen as CartScreen } from '../../src/screens/cart/cart-screen.tsx'
import { Screen as CheckoutScreen } from '../../src/screens/checkout/checkout-screen.tsx'
import { adasPorts } from '../machines/customer.ts'
import { supportModals } from './modals.ts'
import { visit } from './visit.tsx'

supportModals()
afterEach(cleanup)

/** Prices whose conversion leaves fractions of a cent in both currencies. */
const sold = [
  { ...lamp, price: 340 },
  { ...mug, price: 31_369 },
]
const cart: Cart = { lines: sold.map((product, at) => ({ product: lineProduct(product), quantity: 3 + at })) }

async function portsIn(currency: 'EUR' | 'GBP') {
  const ports = await adasPorts(cart, sold)
  await ports.storage.seed('preferences', { owner: ada.id, language: 'en', currency, theme: 'light' })
  return ports
}

async function visitIn(currency: 'EUR' | 'GBP', address: string, page: ReactNode) {
  const ports = await portsIn(currency)
  ports.history = createFakeHistory(address)
  visit(page, ports)
  const symbol = currency === 'EUR' ? '€' : '£'
  const summary = within(await screen.findByRole('region', { name: 'Order Summary' }))
  await summary.findAllByText((text) => text.includes(symbol))
  return summary
}

const main = () => within(screen.getByRole('main'))
const cents = (text: string | null | undefined) => Number(text?.replace(/\D/g, ''))
const sum = (parts: number[]) => parts.reduce((all, part) => all + part, 0)
const termIn = (summary: ReturnType<typeof within>) => (term: string) =>
  cents(summary.getByText(term).nextElementSibling?.textContent)

describe.each(['EUR', 'GBP'] as const)('in %s, shown amounts add up', (currency) => {
  it('on the cart page', async () => {
    const of = termIn(await visitIn(currency, '/cart', <CartScreen />))
    const lines = main()
      .getAllByRole('listitem')
      .map((line, at) => {
        const each = cents(within(line).getByText(/ each$/).textContent)
        const [price] = line.querySelectorAll('.sc-price')
        expect(cents(price?.textContent)).toBe(each * (3 + at))
        return cents(price?.textContent)
      })
    expect(of('Subtotal')).toBe(sum(lines))
    expect(of('Total')).toBe(of('Subtotal') + of('Tax (10%)'))
  })

  it('in the mini-cart', async () => {
    visit(<MiniCart onClose={() => undefined} />, await portsIn(currency))
    const drawer = within(screen.getByRole('dialog', { name: 'Your cart' }))
    await drawer.findAllByText((text) => text.includes(currency === 'EUR' ? '€' : '£'))
    const lines = drawer
      .getAllByRole('listitem')
      .map((line) => cents(line.querySelector('.sc-price')?.textContent))
    expect(cents(drawer.getByText('Subtotal').textContent)).toBe(sum(lines))
  })

  it('at checkout', async () => {
    const summary = await visitIn(currency, '/checkout', <CheckoutScreen />)
    const of = termIn(summary)
    const lines = summary.getAllByRole('listitem').map((line) => {
      const [, quantity, each] =
        /(\d+) × (\S+)/.exec(line.querySelector('.sc-order-item-count')?.textContent ?? '') ?? []
      const price = cents(line.querySelector('.sc-order-item-price')?.textContent)
      expect(price).toBe(Number(quantity) * cents(each))
      return price
    })
    expect(of('Subtotal')).toBe(sum(lines))
    expect(of('Total')).toBe(of('Subtotal') + of('Tax (10%)'))
  })
})
