import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import { grace, scarf } from '../../machines/fixtures/examples.ts'
import { Screen as AddProductScreen } from '../../src/screens/add-product/add-product-screen.tsx'
import { adasPorts } from '../machines/customer.ts'
import { supportModals } from './modals.ts'
import { visit } from './visit.tsx'

supportModals()
afterEach(cleanup)

const main = () => within(document.querySelector('main') ?? document.body)
const field = (label: string) => main().getByLabelText<HTMLInputElement>(label)
const button = (name: string | RegExp) => main().getByRole<HTMLButtonElement>('button', { name })
const good = {
  Title: 'Wool Hat',
  Price: '25.50',
  Category: "men's clothing",
  Description: 'Warm.',
  'Image URL': '/pictures/hat.svg',
}

function fill(values: Partial<typeof good> = {}): void {
  for (const [label, value] of Object.entries({ ...good, ...values }))
    fireEvent.change(field(label), { target: { value } })
}

async function visitEditor() {
  const ports = await adasPorts()
  ports.history = createFakeHistory('/products/new')
  await ports.storage.seed('registeredUsers', { ...grace, password: { salt: 'a', hash: 'b', rounds: 1 } })
  await ports.storage.seed('user', { key: 'current', id: grace.id })
  await ports.storage.seed('products', scarf)
  const visited = visit(<AddProductScreen />, ports)
  await main().findByRole('link', { name: scarf.title })
  return visited
}

describe('adding a product', () => {
  it('offers the four categories, and a link back', async () => {
    await visitEditor()
    expect(
      within(field('Category'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Electronics', 'Jewelry', "Men's clothing", "Women's clothing"])
    for (const name of ['Back to Products', 'Cancel'])
      expect(main().getByRole('link', { name }).getAttribute('href')).toBe('/products')
    expect(main().getByText('PNG, JPG, GIF up to 10MB')).toBeTruthy()
  })

  it.each([
    [{ Title: ' ' }, 'Title: This field is required'],
    [{ Price: '0' }, 'Price: Please enter a valid price greater than 0'],
    [{ Price: '' }, 'Price: Please enter a valid price greater than 0'],
    [{ Description: '' }, 'Description: This field is required'],
    [{ 'Image URL': '' }, 'Image URL: This field is required'],
    [
      { 'Image URL': 'http://elsewhere.example/hat.png' },
      'Image URL: Invalid image URL. Please provide a valid image link.',
    ],
  ])('refuses %j', async (values, problem) => {
    await visitEditor()
    fill(values)
    fireEvent.click(button('Add Product'))
    const items = within(main().getByRole('alert')).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([problem])
    expect(document.activeElement).toBe(field(problem.split(':')[0] ?? ''))
  })

  it.each([
    ['12,50', 1_250],
    ['12.50', 1_250],
    ['1.234,5', 123_450],
  ])('accepts the price %s with either decimal separator', async (typed, cents) => {
    const { ports } = await visitEditor()
    fill({ Price: '' })
    await userEvent.type(field('Price'), typed)
    expect(field('Price').value).toBe(typed)
    fireEvent.click(button('Add Product'))
    await waitFor(() => expect(ports.storage.contents('products').map(({ price }) => price)).toContain(cents))
  })

  it.each(['12.505', '1,234', '1e3', '-5'])('refuses the ambiguous or invalid price %s', async (typed) => {
    await visitEditor()
    fill({ Price: '' })
    await userEvent.type(field('Price'), typed)
    fireEvent.click(button('Add Product'))
    expect(main().getByRole('alert').textContent).toContain('Please enter a valid price greater than 0')
    expect(field('Price').value).toBe(typed)
  })

  it('opens the catalogue, which marks the new product', async () => {
    const { ports } = await visitEditor()
    fill()
    fireEvent.click(button('Add Product'))
    expect(button('Adding...').disabled).toBe(true)
    await waitFor(() =>
      expect(ports.history.place()).toMatchObject({ path: '/products', search: `?new=${scarf.id + 1}` }),
    )
    expect(ports.toasts.visible()).toEqual(['productAdded'])
  })

  it('shows an error if saving failed, and keeps the typed values', async () => {
    const { ports } = await visitEditor()
    ports.storage.refuseWrites('full')
    fill()
    fireEvent.click(button('Add Product'))
    expect((await main().findByRole('alert')).textContent).toMatch(/The product was not added/)
    expect(ports.toasts.visible()).toEqual(['productFailed'])
    expect(field('Title').value).toBe(good.Title)
  })
})

describe('an added product', () => {
  it('can be edited in the same form', async () => {
    const { ports } = await visitEditor()
    fireEvent.click(button(/^Edit.*Scarf$/))
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Edit Product')
    expect(document.activeElement).toBe(field('Title'))
    expect(field('Price').value).toBe('25.50')
    field('Price').focus()
    fireEvent.click(button(/^Edit.*Scarf$/))
    expect(document.activeElement).toBe(field('Title'))
    fireEvent.change(field('Price'), { target: { value: '19' } })
    button('Save Changes').focus()
    fireEvent.click(button('Save Changes'))
    await waitFor(() => expect(ports.toasts.visible()).toEqual(['productUpdated']))
    expect(document.activeElement).toBe(button(/^Edit.*Scarf$/))
    expect(ports.storage.contents('products')).toEqual([{ ...scarf, price: 1_900 }])
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Add New Product')
    expect(field('Title').value).toBe('')
  })

  it('stays unchanged when editing is canceled', async () => {
    const { ports } = await visitEditor()
    fireEvent.click(button(/^Edit.*Scarf$/))
    fireEvent.change(field('Price'), { target: { value: '19' } })
    button('Stop editing').focus()
    fireEvent.click(button('Stop editing'))
    expect(document.activeElement).toBe(button(/^Edit.*Scarf$/))
    expect(field('Price').value).toBe('')
    expect(ports.storage.contents('products')).toEqual([scarf])
  })

  it('stays removed when another tab removed it during the edit, which the failed change mentions', async () => {
    const { ports } = await visitEditor()
    fireEvent.click(button(/^Edit.*Scarf$/))
    await ports.storage.transact('write', ['products'], (tx) => tx.remove('products', scarf.id))
    fireEvent.click(button('Save Changes'))
    expect((await main().findByRole('alert')).textContent).toContain('it was removed in another tab')
    expect(ports.storage.contents('products')).toEqual([])
  })

  it('is removed after a confirmation', async () => {
    const { ports } = await visitEditor()
    fireEvent.click(button(/^Remove.*Scarf$/))
    fireEvent.click(button('Keep product'))
    expect(ports.storage.contents('products')).toEqual([scarf])
    fireEvent.click(button(/^Remove.*Scarf$/))
    fireEvent.click(within(main().getByRole('alertdialog')).getByRole('button', { name: /^Remove/ }))
    expect(await main().findByText('No products have been added in this browser yet.')).toBeTruthy()
    expect(ports.toasts.visible()).toEqual(['productRemoved'])
  })
})
