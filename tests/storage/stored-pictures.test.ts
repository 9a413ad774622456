import { expect, test } from 'vitest'
import { lamp } from '../../machines/fixtures/examples.ts'
import { decoders } from '../../src/adapters/storage/schema/decoders.ts'

test.each(['/pictures/lamp.svg', 'https://pictures.example/lamp.png'])(
  '%s is read back unchanged',
  (image) => {
    const { value, refused } = decoders.products({ ...lamp, image, images: [image] })
    expect(value).toEqual({ ...lamp, image, images: [image] })
    expect(refused).toEqual([])
  },
)

test.each([
  'http://evil.example/a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '/\t/evil.example/a.png',
  'https://[',
  'javascript:ran()',
  'data:image/svg+xml,<svg onload="ran()"/>',
  'blob:https://evil.example/1',
  'x',
])('a product with the picture %j is read back without one', (image) => {
  const { value } = decoders.products({ ...lamp, image, images: [image, ...lamp.images] })
  expect(value).toEqual({ ...lamp, image: '', images: lamp.images })
  const recent = { owner: 'guest', products: [{ id: 1, title: 'Lamp', image }] }
  expect(decoders.recentlyViewed(recent).value?.products[0]?.image).toBe('')
  const lines = [{ product: { id: 1, title: 'Lamp', price: 1, category: 'a', image }, quantity: 1 }]
  expect(decoders.cart({ owner: 'guest', lines }).value?.lines[0]?.product.image).toBe('')
})
