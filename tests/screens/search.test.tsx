import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { lamp, mug, soldOut } from '../../machines/fixtures/examples.ts'
import { visit } from './visit.tsx'

afterEach(cleanup)

function stocked(): FakePorts {
  const ports = fakePorts()
  ports.sources.lists.one = { products: [lamp], dropped: 0 }
  ports.sources.lists.two = { products: [mug, soldOut], dropped: 0 }
  return ports
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the shop' })
const list = () => screen.queryByRole('listbox', { name: 'Suggestions' })
const options = () => within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Search' })

async function suggest(text: string, ports = stocked()) {
  const visited = visit(undefined, ports)
  await userEvent.type(box(), text)
  await screen.findByRole('listbox', { name: 'Suggestions' })
  return visited
}

describe('the search box', () => {
  it('suggests products with their prices, and announces their number', async () => {
    await suggest('mug')
    expect(options().map((option) => option.textContent)).toEqual(['Stone Mug$11.99', 'Tin Mug$11.99'])
    expect(screen.getByText('2 suggestions').getAttribute('role')).toBe('status')
    expect(box().getAttribute('aria-expanded')).toBe('true')
  })

  it('is operated with the arrow keys, and opens the product', async () => {
    const { ports } = await suggest('mug')
    const active = () => options().find(({ id }) => id === box().getAttribute('aria-activedescendant'))
    expect(active()).toBeUndefined()
    await userEvent.keyboard('{ArrowDown}')
    expect(active()?.textContent).toContain('Stone Mug')
    expect(active()?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{End}')
    expect(active()?.textContent).toContain('Tin Mug')
    await userEvent.keyboard('{Home}{ArrowUp}{Enter}')
    expect(ports.screens.prepared).toEqual([`/products/${soldOut.id}`])
    expect(box().value).toBe('')
    expect(list()).toBeNull()
  })

  it('opens the product that is clicked', async () => {
    const { ports } = await suggest('lamp')
    await userEvent.click(screen.getByRole('option', { name: /Desk Lamp/ }))
    expect(ports.screens.prepared).toEqual([`/products/${lamp.id}`])
  })

  it('closes on Escape without losing its text, and on a click outside', async () => {
    await suggest('lamp')
    await userEvent.keyboard('{Escape}')
    expect(list()).toBeNull()
    expect(box().value).toBe('lamp')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(list()).toBeTruthy())
    await userEvent.click(screen.getByRole('main'))
    expect(list()).toBeNull()
  })

  it('stays closed if React repeats a focus event from before hydration', async () => {
    await suggest('lamp')
    await userEvent.keyboard('{Escape}')
    fireEvent.focusIn(box())
    expect(box().getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByText('Loading...')).toBeNull()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(list()).toBeTruthy())
  })

  it('shows that it is loading, and that nothing was found', async () => {
    const ports = stocked()
    ports.sources.gates.one.hold()
    ports.sources.gates.two.hold()
    visit(undefined, ports)
    await userEvent.type(box(), 'zeppelin')
    expect(await screen.findByText('Loading...')).toBeTruthy()
    ports.sources.gates.one.release()
    ports.sources.gates.two.release()
    expect(await screen.findByText('No products found')).toBeTruthy()
    expect(list()).toBeNull()
  })

  it('opens all results, but not for an empty text', async () => {
    const { ports } = visit(undefined, stocked())
    expect(submit().disabled).toBe(true)
    await userEvent.type(box(), '   ')
    expect(submit().disabled).toBe(true)
    await userEvent.type(box(), 'desk lamp ')
    expect(submit().disabled).toBe(false)
    await userEvent.click(submit())
    await waitFor(() => expect(ports.history.place().search).toBe('?search=desk+lamp'))
    expect(box().value).toBe('')
  })

  it('gets the focus with the slash key, unless another field has it', async () => {
    visit(<input aria-label="Elsewhere" />, stocked())
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(box())
    expect(box().value).toBe('')
    await userEvent.type(screen.getByLabelText('Elsewhere'), 'a/b')
    expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'))
  })
})
