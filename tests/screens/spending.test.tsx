import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { Order } from '../../machines/domain/order.ts'
import { adasOrder, lamp, mug } from '../../machines/fixtures/examples.ts'
import { Screen as OrdersScreen } from '../../src/screens/orders/orders-screen.tsx'
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
  items: [{ product: mug, quantity: 1, unitPrice: 923 }],
  totals: { subtotal: 923, shipping: 0, tax: 92, total: 1_015 },
}
const rows = () => within(screen.getByRole('table')).getAllByRole('row')
const widthOf = (bar: Element | undefined) =>
  bar instanceof HTMLElement ? `${Math.round(Number.parseFloat(bar.style.width) * 10) / 10}%` : undefined
const texts = () => rows().map(({ textContent }) => textContent)

it('shows the spending by month and by category, and its figures as a table', async () => {
  await visitOrders(adasOrder, mugs)
  const spending = within(await screen.findByRole('region', { name: 'Your spending' }))
  expect(spending.getByText('£53.36 in total, including tax')).toBeTruthy()
  const bars = (name: string) =>
    within(spending.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ children: [label, sum, bar] }) => [label?.textContent, sum?.textContent, widthOf(bar)])
  expect(bars('Spending by month, in GBP')).toEqual([
    ['February 2025', '£10.15', '23.5%'],
    ['March 2025', '£43.21', '100%'],
  ])
  expect(spending.queryByRole('table')).toBeNull()
  const grouping = within(spending.getByRole('group', { name: 'Group by' })).getAllByRole('button')
  expect(grouping.map(({ textContent }) => textContent)).toEqual(['By month', 'By category'])
  const table = spending.getByRole('button', { name: 'Show as a table' })
  await userEvent.click(table)
  expect(table.getAttribute('aria-pressed')).toBe('true')
  expect(texts()).toEqual(['MonthSpent', 'February 2025£10.15', 'March 2025£43.21'])
  await userEvent.click(spending.getByRole('button', { name: 'By category' }))
  expect(bars('Spending by category, in GBP')).toEqual([
    ['Electronics', '£43.21', '100%'],
    ['Kitchen', '£10.15', '23.5%'],
  ])
  expect(texts()).toEqual(['CategorySpent', 'Electronics£43.21', 'Kitchen£10.15'])
  await userEvent.click(table)
  expect(spending.queryByRole('table')).toBeNull()
})

it('sums up each currency separately', async () => {
  await visitOrders(adasOrder, { ...mugs, currency: 'EUR', rate: 0.92 })
  const spending = within(await screen.findByRole('region', { name: 'Your spending' }))
  expect(spending.getByText('£43.21 in total, including tax')).toBeTruthy()
  expect(spending.getByText('€10.15 in total, including tax')).toBeTruthy()
  await userEvent.click(spending.getByRole('button', { name: 'Show as a table' }))
  const tables = ['Spending by month, in GBP', 'Spending by month, in EUR'].map(
    (name) => within(spending.getByRole('region', { name })).getByRole('table', { name }).textContent,
  )
  expect(tables.map((text) => text?.slice(-6))).toEqual(['£43.21', '€10.15'])
})

it('shows no spending without orders', async () => {
  await visitOrders()
  expect(await screen.findByText('No orders yet')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Your spending' })).toBeNull()
})
