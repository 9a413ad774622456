import type { Catalogue } from '../catalogue.ts'
import { plural } from '../format.ts'

export const orders: Catalogue['orders'] = {
  title: 'Tus pedidos',
  emptyTitle: 'Todavía no hay pedidos',
  empty: 'Todo lo que pidas aparecerá aquí, lo más reciente primero.',
  start: 'Empezar a comprar',
  status: 'Completado',
  items: (count) => plural('es', count, { one: '1 artículo', other: `${count} artículos` }),
  again: 'Comprar de nuevo',
  receipt: 'Recibo',
  goesTo: 'Dirección de entrega',
  paidWith: 'Pagado con',
}
