import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { SavedCard } from '../../machines/domain/saved-cards.ts'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import { ada } from '../../machines/fixtures/examples.ts'
import { Screen as PaymentScreen } from '../../src/screens/payment/payment-screen.tsx'
import { adasPorts } from '../machines/customer.ts'
import { supportModals } from './modals.ts'
import { visit } from './visit.tsx'

supportModals()
afterEach(cleanup)

const visa: SavedCard = {
  id: 'one',
  brand: 'visa',
  last4: '4242',
  cardHolder: 'Ada Lovelace',
  expiryDate: '12/40',
  isDefault: true,
  sample: true,
}
const master: SavedCard = {
  id: 'two',
  brand: 'mastercard',
  last4: '4444',
  cardHolder: 'Ada King',
  expiryDate: '01/20',
  isDefault: false,
}
const good = {
  'Card number': '4000 0566 5566 5556',
  'Cardholder name': 'Ada Lovelace',
  'Expiry date': '12/40',
  CVV: '907',
}

const main = () => within(document.querySelector('main') ?? document.body)
const field = (label: string) => main().getByLabelText<HTMLInputElement>(label)
const button = (name: string | RegExp) => main().getByRole<HTMLButtonElement>('button', { name })
const cards = () =>
  within(main().getByRole('list', { name: 'Saved cards' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

async function visitPayment(saved: SavedCard[] = [visa, master]) {
  const ports = await adasPorts()
  ports.history = createFakeHistory('/profile/payment')
  await ports.storage.seed('paymentMethods', { owner: ada.id, cards: saved })
  const visited = visit(<PaymentScreen />, ports)
  await main().findByRole('button', { name: 'Add Payment Method' })
  if (saved.length > 0) await main().findByText('•••• 4242')
  return visited
}

function fill(values: Partial<typeof good> = {}): void {
  for (const [label, value] of Object.entries({ ...good, ...values }))
    fireEvent.input(field(label), { target: { value } })
}

describe('the payment methods', () => {
  it('show the stored data of each card', async () => {
    await visitPayment()
    expect(cards()).toEqual([
      expect.stringMatching(/Visa.*Default.*Sample.*•••• 4242.*Ada Lovelace.*Expires 12\/40/),
      expect.stringMatching(/Mastercard.*•••• 4444.*Ada King.*Expired 01\/20/),
    ])
  })

  it('make another card the default', async () => {
    const { ports } = await visitPayment()
    expect(main().queryByRole('button', { name: /Set as default.*4242/ })).toBeNull()
    await userEvent.click(button(/Set as default.*4444/))
    await waitFor(() => expect(ports.toasts.visible()).toEqual(['defaultPaymentUpdated']))
    expect(cards()[1]).toMatch(/Default/)
    expect(cards()[0]).not.toMatch(/Default(?!.*default)/)
    expect(document.activeElement?.textContent).toBe(cards()[1])
  })

  it('ask for a confirmation before a card is removed', async () => {
    const { ports } = await visitPayment()
    fireEvent.click(button(/Remove.*4242/))
    fireEvent.click(button('Keep card'))
    expect(cards()).toHaveLength(2)
    fireEvent.click(button(/Remove.*4242/))
    expect(main().getByRole('alertdialog').textContent).toMatch(/No other card will become the default/)
    fireEvent.click(button('Remove card'))
    await waitFor(() => expect(ports.toasts.visible()).toEqual(['paymentMethodRemoved']))
    expect(cards()).toHaveLength(1)
    expect(cards()[0]).not.toMatch(/Default(?!.*default)/)
  })

  it('show that there are none', async () => {
    await visitPayment([])
    expect(await main().findByRole('heading', { name: 'No saved cards' })).toBeTruthy()
  })

  it('show that a change was not saved, and save it on retry', async () => {
    const { ports } = await visitPayment()
    ports.storage.refuseWrites('full')
    fireEvent.click(button(/Set as default.*4444/))
    expect((await main().findByRole('alert')).textContent).toMatch(/was not saved/)
    ports.storage.refuseWrites()
    fireEvent.click(button('Try again'))
    await waitFor(() => expect(main().queryByRole('alert')).toBeNull())
    expect(ports.storage.contents('paymentMethods')[0]?.cards[1]?.isDefault).toBe(true)
  })
})

describe('a new card', () => {
  async function openForm(saved?: SavedCard[]) {
    const visited = await visitPayment(saved)
    fireEvent.click(button('Add Payment Method'))
    return visited
  }

  it.each([
    [{ 'Card number': '4000 0566 5566 5557' }, 'Card number: Please enter a valid card number'],
    [{ 'Card number': '' }, 'Card number: Please enter a valid card number'],
    [{ 'Cardholder name': ' A ' }, 'Cardholder name: Please enter a valid cardholder name'],
    [{ 'Expiry date': '01/20' }, 'Expiry date: Please enter a valid expiry date'],
    [{ 'Expiry date': '13/40' }, 'Expiry date: Please enter a valid expiry date'],
    [{ CVV: '12' }, 'CVV: Please enter a valid CVV'],
  ])('is refused with %j', async (values, problem) => {
    await openForm()
    fill(values)
    fireEvent.click(button('Save Card'))
    const items = within(main().getByRole('alert')).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([problem])
    expect(document.activeElement).toBe(field(problem.split(':')[0] ?? ''))
  })

  it('is saved as brand and last four digits, and the form closes', async () => {
    const { ports } = await openForm()
    expect(button('Add Payment Method').getAttribute('aria-expanded')).toBe('true')
    fill()
    fireEvent.click(button('Save Card'))
    expect(button('Save Card').disabled).toBe(true)
    expect(await main().findByText('•••• 5556')).toBeTruthy()
    expect(main().queryByLabelText('Card number')).toBeNull()
    expect(ports.toasts.visible()).toEqual(['paymentMethodAdded'])
    expect(ports.storage.contents('paymentMethods')[0]?.cards.map(({ isDefault }) => isDefault)).toEqual([
      true,
      false,
      false,
    ])
    expect(JSON.stringify(ports.storage.contents('drafts'))).not.toMatch(/907|5665/)
  })

  it('keeps the typed values if it could not be saved', async () => {
    const { ports } = await openForm()
    ports.storage.refuseWrites('full')
    fill()
    fireEvent.click(button('Save Card'))
    expect((await main().findByRole('alert')).textContent).toMatch(/The card was not saved/)
    expect(field('Card number').value).toBe(good['Card number'])
    expect(button('Save Card').disabled).toBe(false)
  })

  it('closes its form with the button that opened it', async () => {
    await openForm()
    fireEvent.click(button('Add Payment Method'))
    expect(main().queryByLabelText('Card number')).toBeNull()
  })
})
