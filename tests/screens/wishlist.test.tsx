import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Product } from '../../machines/domain/product.ts'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import { ada, lamp, mug, soldOut } from '../../machines/fixtures/examples.ts'
import { Screen as WishlistScreen } from '../../src/screens/wishlist/wishlist-screen.tsx'
import { adasPorts } from '../machines/customer.ts'
import { visit } from './visit.tsx'

afterEach(cleanup)

const main = () => within(document.querySelector('main') ?? document.body)
const titles = () =>
  main()
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)
const heart = (title: string) => main().getByRole('button', { name: `Add ${title} to wishlist` })

async function visitWishlist(products: Product[] = [lamp, mug, soldOut]) {
  const ports = await adasPorts({ lines: [] }, [{ ...lamp, price: 1_999 }, mug])
  ports.history = createFakeHistory('/profile/wishlist')
  await ports.storage.seed('wishlist', { owner: ada.id, products })
  const visited = visit(<WishlistScreen />, ports)
  await main().findByText(products[0]?.title ?? 'Your wishlist is empty')
  return visited
}

describe('the wishlist', () => {
  it('shows each product with its current data', async () => {
    await visitWishlist()
    expect(titles()).toEqual([lamp.title, mug.title, soldOut.title])
    expect(await main().findByText('$19.99')).toBeTruthy()
    expect(main().getByText('3 products')).toBeTruthy()
    expect(heart(lamp.title).getAttribute('aria-pressed')).toBe('true')
    expect(main().getByRole('link', { name: lamp.title }).getAttribute('href')).toBe(`/products/${lamp.id}`)
  })

  it('restores a removed product with Undo', async () => {
    const { ports } = await visitWishlist()
    heart(lamp.title).focus()
    fireEvent.click(heart(lamp.title))
    expect(titles()).toEqual([mug.title, soldOut.title])
    await waitFor(() => expect(ports.toasts.visible()).toEqual(['removedFromWishlist']))
    fireEvent.click(main().getByRole('button', { name: 'Undo' }))
    expect(titles()).toEqual([lamp.title, mug.title, soldOut.title])
    expect(main().queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('adds everything available to the cart with one click, and reports what was left out', async () => {
    const { ports } = await visitWishlist()
    fireEvent.click(main().getByRole('button', { name: 'Add all to cart' }))
    await waitFor(() => expect(ports.toasts.visible()).toEqual(['soldOutLeftOut', 'addedToCart']))
    const lines = ports.storage.contents('cart').find(({ owner }) => owner === ada.id)?.lines
    expect(lines?.map(({ product }) => product.id)).toEqual([lamp.id, mug.id])
  })

  it('shows a link to the catalogue when it is empty', async () => {
    await visitWishlist([])
    expect(main().getByRole('heading', { name: 'Your wishlist is empty' })).toBeTruthy()
    expect(main().getByRole('link', { name: 'Browse products' }).getAttribute('href')).toBe('/products')
    expect(main().queryByRole('button', { name: 'Add all to cart' })).toBeNull()
  })

  it('withdraws its Undo offers when it is closed', async () => {
    const { ports, unmount } = await visitWishlist()
    fireEvent.click(heart(lamp.title))
    await waitFor(() => expect(ports.toasts.visible()).toEqual(['removedFromWishlist']))
    unmount()
    expect(ports.toasts.visible()).toEqual([])
  })
})
