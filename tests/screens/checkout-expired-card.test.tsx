import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import { ada, savedVisa } from '../../machines/fixtures/examples.ts'
import { Screen as CheckoutScreen } from '../../src/screens/checkout/checkout-screen.tsx'
import { adasPorts } from '../machines/customer.ts'
import { visit } from './visit.tsx'

afterEach(cleanup)

const typed = {
  Address: '12 St James Square',
  City: 'London',
  State: 'London',
  'ZIP code': 'SW1Y 4JH',
  CVV: '907',
}

it('moves the focus to the choice of the card when the chosen card has expired while the page was open', async () => {
  const ports = await adasPorts()
  await ports.storage.seed('paymentMethods', {
    owner: ada.id,
    cards: [{ ...savedVisa, expiryDate: '06/25' }],
  })
  ports.history = createFakeHistory('/checkout')
  visit(<CheckoutScreen />, ports)
  await userEvent.click(await screen.findByLabelText(/Expires 06\/25/))
  for (const [label, value] of Object.entries(typed))
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'UK' } })
  ports.clock.set(Date.UTC(2025, 6, 2))
  await userEvent.click(screen.getByText('Place Order'))
  const choice = screen.getByRole('radiogroup', { name: 'Pay with' })
  expect(document.activeElement).toBe(choice)
  screen.getByLabelText('City').focus()
  await userEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Payment card' }))
  expect(document.activeElement).toBe(choice)
})
