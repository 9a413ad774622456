import type { Catalogue } from '../catalogue.ts'
import { plural } from '../numerals.ts'

export const account: Catalogue['account'] = {
  title: 'Mi cuenta',
  orders: 'Mis pedidos',
  wishlist: 'Lista de deseos',
  addProduct: 'Añadir un producto',
  payment: 'Métodos de pago',
  settings: 'Ajustes',
}

export const orders: Catalogue['orders'] = {
  title: 'Tus pedidos',
  emptyTitle: 'Todavía no hay pedidos',
  empty: 'Tus pedidos aparecerán aquí, los más recientes primero.',
  start: 'Empezar a comprar',
  status: 'Completado',
  items: (count) => plural('es', count, { one: '# artículo', other: '# artículos' }),
  again: 'Comprar de nuevo',
  receipt: 'Recibo',
  more: (left) => `Ver pedidos anteriores (${left})`,
  deliveryAddress: 'Dirección de entrega',
  paidWith: 'Pagado con',
}

export const spending: Catalogue['spending'] = {
  title: 'Tus gastos',
  total: (sum) => `${sum} en total, impuestos incluidos`,
  grouping: 'Agrupar por',
  byMonth: 'Por mes',
  byCategory: 'Por categoría',
  showTable: 'Mostrar como tabla',
  spendingByMonth: (currency: string) => `Gastos por mes, en ${currency}`,
  spendingByCategory: (currency: string) => `Gastos por categoría, en ${currency}`,
  month: 'Mes',
  category: 'Categoría',
  spent: 'Gastado',
  earlier: 'Antes',
  other: 'Otros',
}

export const wishlist: Catalogue['wishlist'] = {
  title: 'Mi lista de deseos',
  count: (count) => plural('es', count, { one: '# producto', other: '# productos' }),
  addAll: 'Añadir todo al carrito',
  empty: 'Tu lista de deseos está vacía',
  emptyText: 'Pulsa el corazón de un producto para guardarlo aquí.',
  browse: 'Ver productos',
  removed: (title) => `Has quitado ${title} de tu lista de deseos.`,
  undo: 'Deshacer',
}

export const cards: Catalogue['cards'] = {
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    'american-express': 'American Express',
    discover: 'Discover',
  },
  unknownBrand: 'Tarjeta',
  ending: (brand, last4) => `${brand} •••• ${last4}`,
  masked: (last4) => `•••• ${last4}`,
  expires: (date) => `Caduca en ${date}`,
  expired: (date) => `Caducada en ${date}`,
  sample: 'Tarjeta de muestra',
  codeOnBack: '3 cifras en el reverso',
  codeOnFront: '4 cifras en el anverso',
  expiryForm: 'MM/AA',
}
