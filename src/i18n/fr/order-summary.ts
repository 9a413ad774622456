import type { Catalogue } from '../catalogue.ts'

export const orderSummary: Catalogue['order-summary'] = {
  title: 'Récapitulatif de la commande',
  subtotal: 'Sous-total',
  shipping: 'Livraison',
  free: 'Gratuite',
  tax: 'Taxes (10 %)',
  total: 'Total',
  items: 'Articles',
  quantity: (count, price) => `${count} × ${price}`,
}
