import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useReducer } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Order } from '../../machines/domain/order.ts'
import { adasOrder, lamp, mug, soldOut } from '../../machines/fixtures/examples.ts'
import { ordersPerPage } from '../../machines/orders/orders.machine.ts'
import { OrderCard } from '../../src/screens/orders/order-card.tsx'
import { Screen as OrdersScreen } from '../../src/screens/orders/orders-screen.tsx'
import { adasPorts } from '../machines/customer.ts'
import { longDate } from './long-date.ts'
import { visit } from './visit.tsx'

afterEach(cleanup)

const main = () => within(screen.getByRole('main'))
const later: Order = {
  ...adasOrder,
  id: 'order-2',
  number: 'ORD-42',
  attempt: 'attempt-2',
  orderDate: '2025-04-01T09:00:00.000Z',
  items: [
    { product: mug, quantity: 1, unitPrice: 923 },
    { product: soldOut, quantity: 2, unitPrice: 923 },
  ],
}

async function visitOrders(...orders: Order[]) {
  const ports = await adasPorts({ lines: [] }, [lamp, mug, soldOut])
  await ports.storage.seed('orders', ...orders)
  return visit(<OrdersScreen />, ports)
}

describe('the orders', () => {
  it('are listed newest first, and unfold to show their lines', async () => {
    await visitOrders(adasOrder, later)
    expect(await main().findAllByRole('article')).toHaveLength(2)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Orders')
    const numbers = main()
      .getAllByRole('article')
      .map((order) => within(order).getByRole('heading').textContent)
    expect(numbers).toEqual(['ORD-42', 'ORD-314159'])
    const first = main().getByRole('article', { name: 'ORD-314159' })
    const details = first.querySelector('details')
    expect(details?.open).toBe(false)
    await userEvent.click(within(first).getByText(longDate(adasOrder.orderDate)))
    expect(details?.open).toBe(true)
    expect(within(first).getByText('2 × £19.64')).toBeTruthy()
    expect(within(first).getByText(/12 St James Square/)).toBeTruthy()
  })

  it.each(['+275760-09-13', 'some day'])('are shown even if one has the date %j', async (orderDate) => {
    const { ports } = await visitOrders({ ...adasOrder, orderDate }, later)
    expect(await main().findAllByRole('article')).toHaveLength(2)
    await userEvent.click(within(main().getByRole('article', { name: 'ORD-314159' })).getByText('Receipt'))
    expect(ports.files.saved).toHaveLength(1)
  })

  it('are shown in parts if there are many, and the focus moves to the first one of the next part', async () => {
    const many = Array.from({ length: ordersPerPage + 2 }, (_, at) => ({
      ...adasOrder,
      id: `order-${at}`,
      number: `ORD-${at}`,
      attempt: `attempt-${at}`,
      orderDate: new Date(Date.UTC(2025, 2, 31 - at)).toISOString(),
    }))
    await visitOrders(...many)
    expect(await main().findAllByRole('article')).toHaveLength(ordersPerPage)
    await userEvent.click(main().getByRole('button', { name: 'Show older orders (2)' }))
    expect(main().getAllByRole('article')).toHaveLength(ordersPerPage + 2)
    expect(document.activeElement?.closest('article')).toBe(
      main().getByRole('article', { name: `ORD-${ordersPerPage}` }),
    )
    expect(main().queryByRole('button', { name: /^Show older/ })).toBeNull()
  })

  it('can be bought again without products that are out of stock', async () => {
    const { ports } = await visitOrders(later)
    await userEvent.click(await main().findByRole('button', { name: 'Buy again' }))
    await waitFor(() => expect(ports.toasts.visible()).toEqual(['soldOutLeftOut', 'addedToCart']))
    const lines = ports.storage.contents('cart').find(({ owner }) => owner === 'ada')?.lines
    expect(lines?.map(({ product, quantity }) => [product.id, quantity])).toEqual([[mug.id, 1]])
  })

  it('can be saved as receipts', async () => {
    const { ports } = await visitOrders(adasOrder)
    const receipt = await main().findByRole('button', { name: 'Receipt' })
    expect(main().getByText('ORD-314159').id).toBe(receipt.getAttribute('aria-describedby'))
    await userEvent.click(receipt)
    expect(ports.files.saved.map(({ name }) => name)).toEqual(['ORD-314159.html'])
  })

  it('show that there are none yet', async () => {
    await visitOrders()
    expect(await main().findByRole('heading', { name: 'No orders yet' })).toBeTruthy()
    expect(main().getByRole('link', { name: 'Start Shopping' }).getAttribute('href')).toBe('/products')
    expect(main().queryByRole('article')).toBeNull()
  })

  it('are not rendered again when older ones are added below them', async () => {
    let reads = 0
    const order: Order = {
      ...adasOrder,
      get number() {
        reads += 1
        return 'ORD-7'
      },
    }
    const List = () => {
      const [count, add] = useReducer((before: number) => before + 1, 1)
      return (
        <>
          <button type="button" onClick={add}>
            {`Show more than ${count}`}
          </button>
          <OrderCard order={order} />
        </>
      )
    }
    visit(<List />)
    const before = reads
    await userEvent.click(main().getByText('Show more than 1'))
    expect(main().getByText('Show more than 2')).toBeTruthy()
    expect(reads).toBe(before)
  })
})
