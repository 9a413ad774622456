import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createFakeHistory } from '../../../machines/fakes/fake-history.ts'
import { fakePorts } from '../../../machines/fakes/fake-ports.ts'
import { lamp } from '../../../machines/fixtures/examples.ts'
import { visit } from '../visit.tsx'

const banner = () => within(screen.getByRole('banner'))

afterEach(cleanup)

describe('the header', () => {
  it('comes after the skip link', async () => {
    visit()
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }))
  })

  it('marks the link of the current page', () => {
    visit(undefined, fakePorts({ history: createFakeHistory('/products/7') }))
    const nav = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Products',
      'About',
      'Contact',
    ])
    expect(nav.getByRole('link', { name: 'Products' }).getAttribute('aria-current')).toBe('true')
    expect(nav.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull()
  })

  it('has the number of items in the accessible name of the cart, and shows it unless it is empty', () => {
    const { actors } = visit()
    expect(banner().getByRole('link', { name: 'Cart, empty' }).textContent).toBe('')
    act(() => actors.cart.send({ type: 'cart.add', product: lamp }))
    expect(banner().getByRole('link', { name: 'Cart, 1 item' }).textContent).toBe('1')
    act(() => actors.cart.send({ type: 'cart.add', product: lamp, quantity: 2 }))
    expect(banner().getByRole('link', { name: 'Cart, 3 items' }).textContent).toBe('3')
  })
})

describe('the footer', () => {
  it('links to the pages of the shop and to social networks', () => {
    visit()
    const footer = within(screen.getByRole('contentinfo'))
    const hrefs = Object.fromEntries(
      footer
        .getAllByRole('link')
        .map((link) => [link.ariaLabel ?? link.textContent, link.getAttribute('href')]),
    )
    expect(hrefs).toMatchObject({
      Home: '/',
      Products: '/products',
      'Shopping Cart': '/cart',
      'My Account': '/profile/orders',
      'About Us': '/about',
      'Contact Us': '/contact',
      FAQ: '/faq',
      'Shipping Policy': '/shipping',
      'Returns & Refunds': '/returns',
      'Privacy Policy': '/privacy',
      'Terms & Conditions': '/terms',
    })
    expect(
      Object.values(hrefs).filter((href) => /^https:\/\/[a-z]+\.example\//.test(href ?? '')),
    ).toHaveLength(3)
    expect(footer.getByText('We accept all major credit cards')).toBeDefined()
    expect(footer.getByText('2025')).toBeDefined()
  })
})
