import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { adasOrder } from '../../machines/fixtures/orders.ts'
import { lamp, mug } from '../../machines/fixtures/products.ts'
import type { Order } from '../../machines/orders/order.ts'
import { OrdersScreen } from '../../src/screens/orders/orders-screen.tsx'
import { adasPorts } from '../machines/customer.ts'
import { visit } from './visit.tsx'

afterEach(cleanup)

async function visitOrders(...orders: Order[]) {
  const ports = await adasPorts({ lines: [] }, [lamp, mug])
  await ports.storage.seed('orders', ...orders)
  return visit(<OrdersScreen />, ports)
}

const mugs: Order = {
  ...adasOrder,
  id: 'order-2',
  attempt: 'attempt-2',
  orderDate: '2025-02-11T12:00:00.000Z',
  items: [{ product: mug, quantity: 1 }],
  totalAmount: 1_319,
}
const rows = () => within(screen.getByRole('table')).getAllByRole('row')
const texts = () => rows().map(({ textContent }) => textContent)

it('shows what was spent by month and by category, and the figures behind it', async () => {
  await visitOrders(adasOrder, mugs)
  const spending = within(await screen.findByRole('region', { name: 'Your spending' }))
  expect(spending.getByText('$69.29 in all, with tax')).toBeTruthy()
  expect(spending.getByRole('img').getAttribute('aria-label')).toMatch(/^Spending by month.*\$56\.10$/)
  expect(spending.queryByRole('table')).toBeNull()
  const table = spending.getByRole('button', { name: 'Show as a table' })
  await userEvent.click(table)
  expect(table.getAttribute('aria-pressed')).toBe('true')
  expect(texts()).toEqual(['MonthSpent', 'February 2025$13.19', 'March 2025$56.10'])
  await userEvent.click(spending.getByRole('button', { name: 'By category' }))
  expect(spending.getByRole('img').getAttribute('aria-label')).toMatch(/^Spending by category/)
  expect(texts()).toEqual(['CategorySpent', 'Electronics$56.10', 'Kitchen$13.19'])
  await userEvent.click(table)
  expect(spending.queryByRole('table')).toBeNull()
})

it('says nothing of spending where nothing was bought', async () => {
  await visitOrders()
  expect(await screen.findByText('No orders yet')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Your spending' })).toBeNull()
})
