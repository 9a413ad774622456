import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { Cart } from '../../machines/domain/cart.ts'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import type { FakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, lamp, savedVisa, twoLamps } from '../../machines/fixtures/examples.ts'
import { Screen as CheckoutScreen } from '../../src/screens/checkout/checkout-screen.tsx'
import { adasPorts } from '../machines/customer.ts'
import { visit } from './visit.tsx'

afterEach(cleanup)

/** Found by its tag, because a query by role is slow on a page with so many fields. */
const main = () => within(document.querySelector('main') ?? document.body)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const submit = () => main().getByRole<HTMLButtonElement>('button', { name: 'Place Order' })
const typed = {
  Address: '12 St James Square',
  City: 'London',
  State: 'London',
  'ZIP code': 'SW1Y 4JH',
  'Name on card': 'Ada Lovelace',
  'Card number': '4242 4242 4242 4242',
  'Expiry date': '12/40',
  CVV: '907',
}

function type(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } })
  fireEvent.change(field('Country'), { target: { value: 'UK' } })
}

async function visitCheckout(ports: FakePorts) {
  ports.history = createFakeHistory('/checkout')
  const visited = visit(<CheckoutScreen />, ports)
  await screen.findByLabelText('First name')
  return visited
}

describe('the checkout page', () => {
  it('has every field of an order, with autocomplete attributes', async () => {
    await visitCheckout(await adasPorts())
    const wanted: Record<string, [string, string?]> = {
      'First name': ['given-name'],
      'Last name': ['family-name'],
      Email: ['email', 'email'],
      Address: ['street-address'],
      City: ['address-level2'],
      State: ['address-level1'],
      'ZIP code': ['postal-code'],
      Country: ['country'],
      'Name on card': ['cc-name'],
      'Card number': ['cc-number', 'numeric'],
      'Expiry date': ['cc-exp', 'numeric'],
      CVV: ['cc-csc', 'numeric'],
    }
    for (const [label, [autoComplete, inputMode]] of Object.entries(wanted)) {
      expect(field(label).getAttribute('autocomplete'), label).toBe(autoComplete)
      if (inputMode) expect(field(label).getAttribute('inputmode'), label).toBe(inputMode)
      expect(field(label).required, label).toBe(true)
    }
    // Storage accepts at most 2,000 characters, and a longer text would fail only when the order is saved.
    const typed = ['First name', 'Last name', 'Email', 'Address', 'City', 'State', 'ZIP code', 'Name on card']
    const limits = typed.map((label) => Number(field(label).getAttribute('maxlength')))
    expect(limits.filter((limit) => limit < 1 || limit > 2_000)).toEqual([])
    expect(field('CVV').type).toBe('password')
    expect([field('First name').value, field('Last name').value]).toEqual(['Ada', 'Lovelace'])
    const options = [...field('Country').querySelectorAll('option')].map(({ value }) => value)
    expect(options).toEqual(['', 'US', 'CA', 'UK', 'AU'])
    expect(main().getByRole('link', { name: 'Back to Cart' }).getAttribute('href')).toBe('/cart')
    expect(main().getByText('$56.10')).toBeTruthy()
  })

  it('shows its own error messages, and focuses the first invalid field', async () => {
    const { ports } = await visitCheckout(await adasPorts())
    type({
      Email: 'ada',
      'Card number': '4242 4242 4242 4241',
      'Expiry date': '01/20',
      CVV: '12',
      'First name': '',
    })
    await userEvent.click(submit())
    const said = main()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(said.slice(0, 10)).toEqual([
      'First name: First name is required',
      'Email: Please enter a valid email address',
      'Address: This field is required',
      'City: This field is required',
      'State: This field is required',
      'ZIP code: This field is required',
      'Card number: Please enter a valid card number',
      'Name on card: Please enter a valid cardholder name',
      'Expiry date: Please enter a valid expiry date',
      'CVV: Please enter a valid CVV',
    ])
    const linked = [...document.querySelectorAll('.sc-form-summary a')].map((link) =>
      link.getAttribute('href'),
    )
    const invalid = [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => `#${id}`)
    expect(linked).toEqual(invalid)
    expect(document.activeElement).toBe(field('First name'))
    type({ ...typed, Email: ada.email, 'First name': 'Ada' })
    expect(main().queryByText('Please fix these fields:')).toBeNull()
    expect(ports.storage.contents('orders')).toEqual([])
  })

  it('groups the card number while it is typed, shows its brand, and keeps the caret position', async () => {
    await visitCheckout(await adasPorts())
    const user = userEvent.setup()
    await user.click(field('Card number'))
    await user.keyboard('4000x00-00')
    expect(field('Card number').value).toBe('4000 0000')
    expect(main().getByRole('img', { name: 'Visa' })).toBeTruthy()
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}1')
    expect([field('Card number').value, field('Card number').selectionStart]).toEqual(['4000 0100 0', 7])
    await user.clear(field('Card number'))
    await user.paste('3782-822463-10005')
    expect(field('Card number').value).toBe('3782 822463 10005')
    expect(main().getByText('4 digits on the front')).toBeTruthy()
    await user.click(field('Expiry date'))
    await user.keyboard('1240')
    expect(field('Expiry date').value).toBe('12/40')
    await user.keyboard('{Backspace}{Backspace}{Backspace}')
    expect(field('Expiry date').value).toBe('12')
    await user.keyboard('/41')
    expect(field('Expiry date').value).toBe('12/41')
  })

  it('formats what an input method composes only when it is complete', async () => {
    await visitCheckout(await adasPorts())
    for (const [label, composed, formatted] of [
      ['Card number', '４２４２４', '4242 4'],
      ['Expiry date', '１２４０', '12/40'],
    ] as const) {
      fireEvent.compositionStart(field(label))
      fireEvent.input(field(label), { target: { value: composed }, isComposing: true })
      expect(field(label).value).toBe(composed)
      fireEvent.compositionEnd(field(label))
      expect(field(label).value).toBe(formatted)
    }
  })

  it('takes 1.5 seconds, then opens the confirmation, and ignores a second click', async () => {
    const { ports } = await visitCheckout(await adasPorts())
    type(typed)
    ports.storage.gate.hold()
    await userEvent.dblClick(submit())
    const busy = await main().findByRole<HTMLButtonElement>('button', { name: 'Processing...' })
    expect(busy.disabled).toBe(true)
    expect(main().queryByRole('button', { name: 'Place Order' })).toBeNull()
    ports.storage.gate.release()
    await waitFor(() => expect(ports.history.place().path).toBe('/order-confirmation'))
    const [order, ...more] = ports.storage.contents('orders')
    expect(more).toEqual([])
    expect(ports.history.place().search).toBe(`?order=${order?.id}`)
    expect(order?.shipping).toMatchObject({ firstName: 'Ada', city: 'London', country: 'UK' })
  })

  it('shows why an order was not placed, and can be submitted again', async () => {
    const { ports } = await visitCheckout(await adasPorts())
    type({ ...typed, 'Card number': '4000 0000 0000 0002' })
    await userEvent.click(submit())
    const alert = await main().findByRole('alert')
    expect(alert.textContent).toContain('Your card was declined.')
    expect(alert.parentElement).toBe(document.activeElement)
    expect(field('Card number').value).toBe('4000 0000 0000 0002')
    expect(submit().disabled).toBe(false)
    type({ 'Card number': '4242 4242 4242 4242' })
    ports.storage.refuseWrites('full')
    await userEvent.click(submit())
    await waitFor(() => expect(main().getByRole('alert').textContent).toContain('could not be saved'))
    expect(ports.storage.contents('orders')).toEqual([])
    expect(ports.storage.contents('cart')[0]?.lines).toEqual(twoLamps.lines)
  })

  it('requires only the code of a saved card, and restores the other fields for a new one', async () => {
    const ports = await adasPorts()
    const expired = { ...savedVisa, id: 'card-2', last4: '9999', expiryDate: '01/20', isDefault: false }
    await ports.storage.seed('paymentMethods', { owner: ada.id, cards: [savedVisa, expired] })
    await visitCheckout(ports)
    expect(main().getByRole<HTMLInputElement>('radio', { name: 'New card' }).checked).toBe(true)
    expect(field('Name on card').value).toBe('Ada King')
    expect(main().getByRole<HTMLInputElement>('radio', { name: /9999 Expired 01\/20/ }).disabled).toBe(true)
    type(typed)
    await userEvent.click(main().getByRole('radio', { name: 'Visa •••• 1881 Expires 12/40' }))
    for (const label of ['Card number', 'Expiry date', 'Name on card'])
      expect(field(label).closest('[hidden]'), label).not.toBeNull()
    expect(field('CVV').value).toBe('')
    await userEvent.click(main().getByRole('radio', { name: 'New card' }))
    expect(field('Card number').closest('[hidden]')).toBeNull()
    expect(field('Card number').value).toBe('4242 4242 4242 4242')
    expect(field('CVV').value).toBe('')
  })

  it('shows no error for the code of a saved card that was chosen after a refused submit', async () => {
    const ports = await adasPorts()
    await ports.storage.seed('paymentMethods', { owner: ada.id, cards: [savedVisa] })
    await visitCheckout(ports)
    type({ ...typed, City: '' })
    await userEvent.click(submit())
    await userEvent.click(main().getByRole('radio', { name: 'Visa •••• 1881 Expires 12/40' }))
    const said = within(main().getByRole('alert')).getAllByRole('listitem')
    expect(said.map(({ textContent }) => textContent)).toEqual(['City: This field is required'])
  })
})

describe('the checkout', () => {
  it('redirects to the cart when it is empty', async () => {
    const ports = await adasPorts({ lines: [] })
    ports.history = createFakeHistory('/checkout')
    visit(<CheckoutScreen />, ports)
    await waitFor(() => expect(ports.history.place().path).toBe('/cart'))
  })

  it('is disabled while a product is no longer sold, and shows why', async () => {
    const cart: Cart = { lines: [{ product: lamp, quantity: 1, gone: true }] }
    await visitCheckout(await adasPorts(cart, []))
    expect(submit().disabled).toBe(true)
    expect(main().getByText(/is no longer available/)).toBeTruthy()
  })

  it('says that the cart is empty after it was cleared while the checkout was open', async () => {
    const { shop } = await visitCheckout(await adasPorts())
    expect(main().queryByText('Your cart is empty')).toBe(null)
    shop.system.get('cart').send({ type: 'cart.clear' })
    expect(await main().findByText('Your cart is empty')).toBeTruthy()
  })

  it('can be tried again after storage has failed', async () => {
    const ports = await adasPorts()
    ports.storage.refuseWrites('failed')
    visit(<CheckoutScreen />, ports)
    const retry = await main().findByRole('button', { name: 'Try again' })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    ports.storage.refuseWrites()
    await userEvent.click(retry)
    expect(await main().findByLabelText('First name')).toBeTruthy()
  })
})
