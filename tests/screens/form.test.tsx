import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, savedVisa } from '../../machines/fixtures/examples.ts'
import { Screen as CheckoutScreen } from '../../src/screens/checkout/checkout-screen.tsx'
import { Screen as ContactScreen } from '../../src/screens/contact/contact-screen.tsx'
import { Screen as SettingsScreen } from '../../src/screens/settings/settings-screen.tsx'
import { adasPorts } from '../machines/customer.ts'
import { visit } from './visit.tsx'

afterEach(cleanup)

it('saves the text typed last when the screen is left while its field has the focus', async () => {
  const ports = fakePorts()
  ports.history = createFakeHistory('/contact')
  const { unmount } = visit(<ContactScreen />, ports)
  await userEvent.type(await screen.findByLabelText('Message'), 'Hi')
  unmount()
  const saved = () => ports.storage.contents('drafts').map(({ values }) => values.message)
  await waitFor(() => expect(saved()).toEqual(['Hi']))
})

it('focuses a checkbox that is pressed while a field above it has the focus', async () => {
  const ports = await adasPorts()
  ports.history = createFakeHistory('/checkout')
  visit(<CheckoutScreen />, ports)
  const visitor = userEvent.setup()
  await visitor.click(await screen.findByLabelText('Name on card'))
  const saveCard = screen.getByRole('checkbox', { name: /save this card/i })
  await visitor.click(saveCard)
  expect(document.activeElement).toBe(saveCard)
})

it('focuses a radio button that is pressed while a field above it has the focus', async () => {
  const ports = await adasPorts()
  await ports.storage.seed('paymentMethods', { owner: ada.id, cards: [savedVisa] })
  ports.history = createFakeHistory('/checkout')
  visit(<CheckoutScreen />, ports)
  const visitor = userEvent.setup()
  await visitor.click(await screen.findByLabelText('City'))
  const savedCard = screen.getByRole('radio', { name: /1881/ })
  await visitor.click(savedCard)
  expect(document.activeElement).toBe(savedCard)
})

it('returns the focus to the button after a double click, whose second click focuses the main element', async () => {
  const ports = await adasPorts()
  ports.history = createFakeHistory('/profile/settings')
  visit(<SettingsScreen />, ports)
  const save = await screen.findByRole('button', { name: 'Save Changes' })
  ports.storage.gate.hold()
  await userEvent.click(save)
  await screen.findByRole('button', { name: 'Saving...' })
  screen.getByRole('main').focus()
  ports.storage.gate.release()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save Changes' })),
  )
})
