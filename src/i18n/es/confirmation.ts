import type { Catalogue } from '../catalogue.ts'

export const confirmation: Catalogue['confirmation'] = {
  title: '¡Gracias por tu pedido!',
  opening: 'Tu pedido',
  number: (number) => `Tu número de pedido es ${number}.`,
  missingTitle: 'Pedido no encontrado',
  missing:
    'No hemos encontrado este pedido en tu cuenta. En tu historial de pedidos figuran todos tus pedidos.',
  next: 'Próximos pasos',
  steps: {
    confirmed: 'Pedido confirmado',
    processing: 'En preparación',
    shipping: 'Envío',
    delivery: 'Entrega estimada',
  },
  stepNotes: {
    processing: 'Embalado en menos de 24 horas',
    shipping: 'De camino a tu domicilio',
  },
  items: 'Artículos del pedido',
  goesTo: 'Dirección de entrega',
  paidWith: 'Pagado con',
  continue: 'Seguir comprando',
  history: 'Ver historial de pedidos',
  print: 'Imprimir',
  download: 'Descargar recibo',
}

export const receipt: Catalogue['receipt'] = {
  title: (number) => `Recibo de ${number}`,
  ordered: (date) => `Pedido el ${date}`,
  item: 'Artículo',
  quantity: 'Cantidad',
  price: 'Precio',
  sum: 'Importe',
  goesTo: 'Dirección de entrega',
  paidWith: 'Pagado con',
  delivery: (date) => `Entrega estimada: ${date}`,
  thanks: 'Gracias por comprar con nosotros.',
}
