import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ProductCardView } from '../../../src/components/product-card.tsx'
import { show } from './show.tsx'

afterEach(cleanup)

const onAdd = vi.fn<(id: number) => void>()
const onToggleWish = vi.fn<(id: number) => void>()
const lamp = {
  id: 7,
  to: '/products/7',
  title: 'Reading lamp',
  category: 'electronics',
  image: '/lamp.svg',
  price: '$24.00',
  rating: 4.5,
  ratingLabel: '4.5 out of 5',
  wished: false,
  wishLabel: 'Add Reading lamp to wishlist',
  addLabel: 'Add Reading lamp to cart',
  addText: 'Add',
  onAdd,
  onToggleWish,
}

const picture = () => {
  const image = screen.getByRole('article').querySelector('img')
  if (!image) throw new Error('the card shows no picture')
  return image
}

describe('product card', () => {
  it('is an article with a heading that links to the product', () => {
    show(<ProductCardView {...lamp} headingAs="h2" />)
    const card = within(screen.getByRole('article'))
    const heading = within(card.getByRole('heading', { level: 2, name: 'Reading lamp' }))
    expect(heading.getByRole('link', { name: 'Reading lamp' }).getAttribute('href')).toBe('/products/7')
    expect(card.getByRole('img', { name: '4.5 out of 5' })).toBeTruthy()
    expect(card.getByText('$24.00')).toBeTruthy()
  })

  it('reports its id when it is added to the cart or the wishlist', () => {
    show(<ProductCardView {...lamp} />)
    fireEvent.click(screen.getByRole('button', { name: 'Add Reading lamp to cart' }))
    fireEvent.click(screen.getByRole('button', { name: 'Add Reading lamp to wishlist', pressed: false }))
    expect(onAdd.mock.calls).toEqual([[7]])
    expect(onToggleWish.mock.calls).toEqual([[7]])
  })

  it('shows that it is sold out, and then cannot be added', () => {
    show(<ProductCardView {...lamp} soldOutText="Out of stock" wished />)
    expect(screen.getByText('Out of stock')).toBeTruthy()
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'true',
    ])
  })

  it('hides a broken picture, and shows the next picture again', () => {
    const { showInstead } = show(<ProductCardView {...lamp} />)
    expect(picture().dataset.broken).toBeUndefined()
    fireEvent.error(picture())
    expect(picture().dataset.broken).toBe('')
    showInstead(<ProductCardView {...lamp} image="/other.svg" />)
    expect(picture().dataset.broken).toBeUndefined()
  })
})
