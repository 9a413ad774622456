import type { Catalogue } from '../catalogue.ts'

export const account: Catalogue['account'] = {
  title: 'Mi cuenta',
  orders: 'Mis pedidos',
  wishlist: 'Lista de deseos',
  addProduct: 'Añadir un producto',
  payment: 'Métodos de pago',
  settings: 'Ajustes',
}
