import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../../machines/fakes/fake-ports.ts'
import { lamp } from '../../../machines/fixtures/examples.ts'
import { openShop } from '../../../machines/shop/open-shop.ts'
import { ProductCard } from '../../../src/components/product-card.tsx'
import { ShopProvider } from '../../../src/components/shop-context.tsx'
import { show } from './show.tsx'

afterEach(cleanup)

function showCard(product = lamp) {
  const ports = fakePorts()
  const shop = openShop(ports).start()
  const card = (shown: typeof lamp) => (
    <ShopProvider shop={shop} ports={ports}>
      <ProductCard product={shown} headingAs="h2" />
    </ShopProvider>
  )
  const { showInstead } = show(card(product))
  return { cart: shop.system.get('cart'), showInstead: (next: typeof lamp) => showInstead(card(next)) }
}

const picture = () => {
  const image = screen.getByRole('article').querySelector('img')
  if (!image) throw new Error('the card shows no picture')
  return image
}

describe('product card', () => {
  it('is an article with a heading that links to the product', () => {
    showCard()
    const card = within(screen.getByRole('article'))
    const heading = within(card.getByRole('heading', { level: 2, name: lamp.title }))
    expect(heading.getByRole('link', { name: lamp.title }).getAttribute('href')).toBe(`/products/${lamp.id}`)
    expect(card.getByRole('img', { name: /out of 5/ })).toBeTruthy()
    expect(card.getByText('$25.50')).toBeTruthy()
  })

  it('adds its product to the cart and to the wishlist', () => {
    const { cart } = showCard()
    fireEvent.click(screen.getByRole('button', { name: `Add ${lamp.title} to cart` }))
    expect(cart.getSnapshot().context.shown.lines).toMatchObject([{ product: { id: lamp.id }, quantity: 1 }])
    const heart = () => screen.getByRole('button', { name: /wishlist/ }).getAttribute('aria-pressed')
    expect(heart()).toBe('false')
    fireEvent.click(screen.getByRole('button', { name: /wishlist/ }))
    expect(heart()).toBe('true')
  })

  it('shows that it is sold out, and then cannot be added', () => {
    showCard({ ...lamp, stock: 0 })
    expect(screen.getByText('Out of stock')).toBeTruthy()
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'false',
    ])
  })

  it('hides a broken picture, and shows the next picture again', () => {
    const { showInstead } = showCard()
    expect(picture().dataset.broken).toBeUndefined()
    fireEvent.error(picture())
    expect(picture().dataset.broken).toBe('')
    showInstead({ ...lamp, image: '/other.svg' })
    expect(picture().dataset.broken).toBeUndefined()
  })
})
