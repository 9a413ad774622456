import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import { adasOrder } from '../../machines/fixtures/examples.ts'
import { Screen as ConfirmationScreen } from '../../src/screens/confirmation/confirmation-screen.tsx'
import { adasPorts } from '../machines/customer.ts'
import { longDate } from './long-date.ts'
import { visit } from './visit.tsx'

afterEach(cleanup)

const main = () => within(screen.getByRole('main'))

const sumOf = (term: string) => main().getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

async function visitOrder(order: typeof adasOrder, address = `/order-confirmation?order=${order.id}`) {
  const ports = await adasPorts()
  await ports.storage.seed('orders', order)
  ports.history = createFakeHistory(address)
  return visit(<ConfirmationScreen />, ports)
}

describe('the confirmation of an order', () => {
  it('shows the placed order in its currency and at its exchange rate', async () => {
    await visitOrder(adasOrder)
    expect(await main().findByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeTruthy()
    expect(main().getByText(/ORD-314159/)).toBeTruthy()
    expect(main().getByText('2 × £19.64')).toBeTruthy()
    expect(main().getByText('£43.21')).toBeTruthy()
    expect(['Subtotal', 'Shipping', 'Tax (10%)', 'Total'].map(sumOf)).toEqual([
      '£39.28',
      'Free',
      '£3.93',
      '£43.21',
    ])
    expect(main().getByText(/12 St James Square/)).toBeTruthy()
    expect(main().getByText('Visa •••• 4242')).toBeTruthy()
    const steps = within(
      main()
        .getAllByRole('list')
        .find(({ tagName }) => tagName === 'OL') ?? document.body,
    )
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `Order Confirmed${longDate(adasOrder.orderDate)}`,
      'Processing OrderPacked within 24 hours',
      'ShippingOn its way to you',
      `Estimated Delivery${longDate(Date.parse(adasOrder.orderDate) + 7 * 86_400_000)}`,
    ])
    const leads = ['Continue Shopping', 'View Order History'].map((name) =>
      main().getByRole('link', { name }).getAttribute('href'),
    )
    expect(leads).toEqual(['/', '/profile/orders'])
  })

  it('shows the paid shipping', async () => {
    await visitOrder({ ...adasOrder, totals: { subtotal: 3_928, shipping: 499, tax: 393, total: 4_820 } })
    await main().findByRole('heading', { level: 1, name: 'Thank you for your order!' })
    expect(['Shipping', 'Total'].map(sumOf)).toEqual(['£4.99', '£48.20'])
  })

  it('can be printed, and saved as one self-contained file', async () => {
    const { ports } = await visitOrder({
      ...adasOrder,
      items: adasOrder.items.map((item) => ({ ...item, product: { ...item.product, title: 'Lamp <b>&' } })),
    })
    await userEvent.click(await main().findByRole('button', { name: 'Print' }))
    expect(ports.files.printed).toBe(1)
    await userEvent.click(main().getByRole('button', { name: 'Download receipt' }))
    const [file] = ports.files.saved
    expect([file?.name, file?.type]).toEqual(['ORD-314159.html', 'text/html'])
    expect(file?.content).toContain('Lamp &lt;b&gt;&amp;')
    expect(file?.content).not.toMatch(/<script|src=|href=|url\(/)
    const receipt = new DOMParser().parseFromString(file?.content ?? '', 'text/html')
    expect(receipt.body.textContent).toMatch(/ORD-314159[\s\S]*£43\.21[\s\S]*SW1Y 4JH[\s\S]*Visa •••• 4242/)
  })

  it.each([
    ['a missing order id', adasOrder, '/order-confirmation'],
    ['an unknown order', adasOrder, '/order-confirmation?order=order-0'],
    ['the order of another user', { ...adasOrder, owner: 'grace' }, undefined],
  ])('shows %s as not found, with a link to the order history', async (_, order, address) => {
    await visitOrder(order, address)
    expect(await main().findByRole('heading', { level: 1, name: 'Order not found' })).toBeTruthy()
    expect(main().getByRole('link', { name: 'View Order History' }).getAttribute('href')).toBe(
      '/profile/orders',
    )
    expect(screen.queryByText(/ORD-/)).toBeNull()
  })
})
