import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Product } from '../../machines/domain/product.ts'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { lamp, scarf } from '../../machines/fixtures/examples.ts'
import { Screen as ProductScreen } from '../../src/screens/product/product-screen.tsx'
import { structuredData } from '../../src/screens/product/structured-data.ts'
import { visit } from './visit.tsx'

afterEach(cleanup)

const main = () => within(document.querySelector('main') ?? document.body)

async function visitProduct(product: Product) {
  const ports = fakePorts({ sources: createFakeSources({ one: [product] }) })
  ports.history = createFakeHistory(`/products/${product.id}`)
  const visited = visit(<ProductScreen />, ports)
  await main().findByRole('heading', { level: 1, name: product.title })
  return visited
}

it('allows no more than 9,999 of a product', async () => {
  await visitProduct(lamp)
  const plus = main().getByRole('button', { name: 'Increase quantity' })
  expect(plus.getAttribute('aria-disabled')).toBeNull()
  fireEvent.change(main().getByRole('spinbutton', { name: 'Quantity' }), { target: { value: '9999' } })
  expect(plus.getAttribute('aria-disabled')).toBe('true')
})

it('ignores a typed quantity that is not positive', async () => {
  await visitProduct(lamp)
  const quantity = main().getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' })
  fireEvent.change(quantity, { target: { value: '3' } })
  for (const value of ['0', '-2']) {
    fireEvent.change(quantity, { target: { value } })
    expect(quantity.value).toBe('3')
  }
})

describe('the rating on a product page', () => {
  it('shows that the product has no ratings yet, like its card', async () => {
    const unrated = { ...scarf, id: 7 }
    await visitProduct(unrated)
    expect(main().getByRole('img', { name: 'Not rated yet' })).toBeTruthy()
    expect(main().getByText('Not rated yet')).toBeTruthy()
    expect(main().queryByText(/reviews/)).toBeNull()
    expect(structuredData(unrated, 'Women’s clothing', [])[0]).not.toHaveProperty('aggregateRating')
  })

  it('uses the singular for one review', async () => {
    await visitProduct({ ...lamp, rating: { rate: 5, count: 1 } })
    expect(main().getByRole('img', { name: '5.0 of 5 stars, 1 review' })).toBeTruthy()
    expect(main().getByText('5.0 · 1 review')).toBeTruthy()
  })
})

describe('the category on a product page', () => {
  afterEach(() => document.getElementById('structured-data')?.remove())

  it('has the same label in badge, breadcrumb and structured data', async () => {
    const block = document.createElement('script')
    block.type = 'application/ld+json'
    block.id = 'structured-data'
    block.textContent = '[]'
    document.head.append(block)
    await visitProduct({ ...lamp, category: 'home-decor' })
    const trail = within(main().getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Home decor' }).getAttribute('href')).toBe(
      '/products?category=home-decor',
    )
    expect(main().getAllByText('Home decor')).toHaveLength(2)
    await waitFor(() => expect(block.textContent).toContain('"category":"Home decor"'))
    expect(block.textContent).toContain('"name":"Home decor"')
  })
})
