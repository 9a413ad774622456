import type { Catalogue } from '../catalogue.ts'

export const returns: Catalogue['returns'] = {
  title: 'Devoluciones y reembolsos',
  lead: 'Tienes 30 días para cambiar de opinión.',
  description:
    'Devuelve artículos en 30 días: cuánto tardan la devolución y el reembolso, y qué no se puede devolver.',
  sections: [
    {
      id: 'window',
      title: 'Durante 30 días',
      text: [
        'Puedes devolver un artículo en los 30 días siguientes a su recepción, sin usar y en su caja original.',
        'Cuando lo recibimos, lo revisamos y tramitamos la devolución en un plazo de 3 a 5 días laborables.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo devolver',
      text: ['Devolver un artículo requiere tres pasos:'],
      points: [
        'Contacta con atención al cliente con tu número de pedido y los artículos que quieres devolver.',
        'Embala el artículo en su caja original con la nota de devolución que te enviamos.',
        'Entrega el paquete a cualquier transportista y guarda el recibo hasta que llegue el reembolso.',
      ],
    },
    {
      id: 'refunds',
      title: 'Reembolsos',
      text: ['Reembolsamos el pago por el mismo método en cuanto se tramita la devolución.'],
      table: {
        caption: 'Cuánto tarda un reembolso',
        columns: ['Pagado con', 'El reembolso llega'],
        rows: [
          ['Tarjeta', 'En 5-7 días'],
          ['PayPal', 'En 2-3 días'],
          ['Crédito en la tienda', 'Al momento'],
        ],
      },
    },
    {
      id: 'excluded',
      title: 'Artículos que no se pueden devolver',
      text: ['Por motivos de higiene, o porque no se pueden volver a vender, no aceptamos devoluciones de:'],
      points: [
        'Artículos de higiene personal',
        'Ropa íntima',
        'Productos personalizados',
        'Descargas digitales',
        'Tarjetas regalo',
      ],
    },
  ],
}
