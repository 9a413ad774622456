import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { defaultSettings } from '../../machines/domain/settings.ts'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import type { FakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, savedVisa } from '../../machines/fixtures/examples.ts'
import { Screen as CheckoutScreen } from '../../src/screens/checkout/checkout-screen.tsx'
import { adasPorts } from '../machines/customer.ts'
import { visit } from './visit.tsx'

afterEach(cleanup)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const box = (label: string) => screen.queryByLabelText<HTMLInputElement>(label)

async function visitCheckout(ports: FakePorts) {
  ports.history = createFakeHistory('/checkout')
  visit(<CheckoutScreen />, ports)
  await screen.findByLabelText('First name')
}

it('offers to save the first address by default, and a new card only on request', async () => {
  const ports = await adasPorts()
  await ports.storage.seed('paymentMethods', { owner: ada.id, cards: [savedVisa] })
  await visitCheckout(ports)
  expect(box('Save this address')?.checked).toBe(true)
  expect(box('Save this card')?.checked).toBe(false)
  await userEvent.click(within(screen.getByRole('radiogroup')).getByLabelText(/1881/))
  expect(box('Save this card')).toBeNull()
})

it('offers to save an address that differs from the settings, unchecked by default', async () => {
  const ports = await adasPorts()
  const address = { street: '1 Row', city: 'London', state: 'London', zipCode: 'N1', country: 'UK' as const }
  await ports.storage.seed('settings', { ...defaultSettings(ada), address, owner: ada.id })
  await visitCheckout(ports)
  expect(field('Address').value).toBe('1 Row')
  expect(box('Save this address')).toBeNull()
  fireEvent.input(field('Address'), { target: { value: '2 Row' } })
  expect(box('Save this address')?.checked).toBe(false)
})
