import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { AddProductAccess } from '../../../machines/domain/access.ts'
import { createFakeHistory } from '../../../machines/fakes/fake-history.ts'
import { fakePorts } from '../../../machines/fakes/fake-ports.ts'
import { ada, grace } from '../../../machines/fixtures/examples.ts'
import { entriesFor } from '../../../src/app/header/account-entries.ts'
import { visit } from '../visit.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const banner = () => within(screen.getByRole('banner'))

afterEach(cleanup)

describe('the account menu', () => {
  it('offers Add Product to users who may add products', () => {
    const offers = (user: typeof ada | undefined, access: AddProductAccess) =>
      entriesFor(user, access).some(({ name }) => name === 'addProduct')
    expect([undefined, ada, grace].map((user) => offers(user, 'admin'))).toEqual([false, false, true])
    expect([undefined, ada, grace].map((user) => offers(user, 'signedIn'))).toEqual([false, true, true])
  })

  const items = () => screen.queryAllByRole('menuitem').map((item) => item.textContent)
  async function visitAsAda({ isAdmin } = ada) {
    const ports = fakePorts()
    const password = { salt: '', hash: '', rounds: 1 }
    await ports.storage.seed('registeredUsers', { ...ada, isAdmin, password })
    await ports.storage.seed('user', { key: 'current', id: ada.id })
    const shop = visit(undefined, ports)
    await waitFor(() => expect(shop.actors.session.getSnapshot().matches('signedIn')).toBe(true))
    return shop
  }

  it('offers a guest only to sign in', async () => {
    const { actors } = visit(undefined, fakePorts({ history: createFakeHistory('/products?search=lamp') }))
    await userEvent.click(button('Account menu'))
    await waitFor(() => expect(items()).toEqual(['Sign In']))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign In' }))
    const { place } = await waitFor(() => {
      const { context } = actors.navigation.getSnapshot()
      expect(context.place.path).toBe('/login')
      return context
    })
    expect(place.state).toEqual({ from: '/products?search=lamp' })
    expect(items()).toEqual([])
  })

  it('shows a customer their name and the pages of the account', async () => {
    const shop = await visitAsAda()
    await userEvent.click(button('Account menu'))
    await screen.findByRole('menu')
    expect(items()).toEqual(['My Orders', 'Wishlist', 'Payment Methods', 'Settings', 'Sign Out'])
    expect(banner().getByText('Ada Lovelace')).toBeDefined()
    expect(banner().getByText('ada@example.com')).toBeDefined()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }))
    await waitFor(() => expect(shop.actors.session.getSnapshot().value).toBe('signedOut'))
  })

  it('offers an administrator to add products', async () => {
    await visitAsAda({ ...ada, isAdmin: true })
    await userEvent.click(button('Account menu'))
    await screen.findByRole('menu')
    expect(items()).toContain('Add New Product')
  })

  it('is operated with the keyboard, and returns the focus', async () => {
    await visitAsAda()
    const focused = () => document.activeElement?.textContent
    button('Account menu').focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(focused()).toBe('Sign Out'))
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('My Orders')
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}')
    expect(focused()).toBe('Wishlist')
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('Sign Out')
    await userEvent.keyboard('p')
    expect(focused()).toBe('Payment Methods')
    await userEvent.keyboard('{Escape}')
    expect(items()).toEqual([])
    expect(document.activeElement).toBe(button('Account menu'))
  })

  it('closes on a click outside and on navigation', async () => {
    const { actors } = visit()
    await userEvent.click(button('Account menu'))
    await userEvent.click(screen.getByRole('heading', { name: 'A screen' }))
    expect(items()).toEqual([])
    await userEvent.click(button('Account menu'))
    await waitFor(() => expect(items()).toEqual(['Sign In']))
    act(() => actors.navigation.send({ type: 'navigation.push', to: '/about' }))
    await waitFor(() => expect(items()).toEqual([]))
  })
})

describe('the preferences', () => {
  it('change immediately, and stay open', async () => {
    const { ports, actors } = visit()
    await userEvent.click(button('Preferences'))
    await userEvent.selectOptions(await screen.findByLabelText('Theme'), 'Dark')
    await userEvent.selectOptions(screen.getByLabelText('Currency'), 'EUR')
    expect(actors.theme.getSnapshot().value).toBe('dark')
    expect(ports.appearance.saved).toMatchObject({ theme: 'dark', currency: 'EUR' })
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByLabelText('Theme')).toBeNull()
  })

  it('dim the page while a language is loading', async () => {
    const ports = fakePorts()
    ports.languages.gate.hold()
    visit(undefined, ports)
    await userEvent.click(button('Preferences'))
    await userEvent.selectOptions(await screen.findByLabelText('Language'), 'Español')
    expect(screen.getByText('One moment, please…')).toBeDefined()
    await act(async () => ports.languages.gate.release())
    await waitFor(() => expect(screen.queryByText('One moment, please…')).toBeNull())
  })
})

describe('the phone menu', () => {
  it('names its button by what it does, and closes on navigation', async () => {
    const { actors } = visit()
    await userEvent.click(button('Open menu'))
    const [, phoneNav] = screen.getAllByRole('navigation', { name: 'Main' })
    expect(button('Close menu').getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(within(phoneNav as HTMLElement).getByRole('link', { name: 'About' }))
    await waitFor(() => expect(button('Open menu')).toBeDefined())
    expect(actors.navigation.getSnapshot().context.place.path).toBe('/about')
  })
})
