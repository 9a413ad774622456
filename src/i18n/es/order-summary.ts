import type { Catalogue } from '../catalogue.ts'

export const orderSummary: Catalogue['order-summary'] = {
  title: 'Resumen del pedido',
  subtotal: 'Subtotal',
  shipping: 'Envío',
  free: 'Gratis',
  tax: 'Impuestos (10 %)',
  total: 'Total',
  items: 'Artículos',
  quantity: (count, price) => `${count} × ${price}`,
}
