import type { Catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

export const orders: Catalogue['orders'] = {
  title: 'Tus pedidos',
  emptyTitle: 'Todavía no hay pedidos',
  empty: 'Tus pedidos aparecerán aquí, los más recientes primero.',
  start: 'Empezar a comprar',
  status: 'Completado',
  items: (count) => plural('es', count, { one: '# artículo', other: '# artículos' }),
  again: 'Comprar de nuevo',
  receipt: 'Recibo',
  goesTo: 'Dirección de entrega',
  paidWith: 'Pagado con',
}
