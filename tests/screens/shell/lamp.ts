import type { Product } from '../../../machines/domain/product.ts'

export const lamp: Product = {
  id: 7,
  title: 'Reading lamp',
  price: 4_999,
  description: 'Warm light for late chapters.',
  category: 'electronics',
  image: '/pictures/lamp.svg',
  images: ['/pictures/lamp.svg'],
  rating: { rate: 4.5, count: 12 },
}
