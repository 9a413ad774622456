import type { Catalogue } from '../catalogue.ts'

export const returns: Catalogue['returns'] = {
  title: 'Devoluciones y reembolsos',
  lead: 'Treinta días para cambiar de opinión, y ninguna pregunta que no haga falta.',
  description:
    'Devuelve lo que quieras en 30 días; cuánto tardan la devolución y el reembolso, y qué no se puede devolver.',
  sections: [
    {
      id: 'window',
      title: 'Durante 30 días',
      text: [
        'Puedes devolver un artículo en los 30 días siguientes a su recepción, sin usar y en su caja original.',
        'Cuando lo tenemos de vuelta, lo revisamos y tramitamos la devolución en un plazo de 3 a 5 días laborables.',
      ],
    },
    {
      id: 'how',
      title: 'Cómo devolver',
      text: ['Tres pasos, ninguno largo:'],
      points: [
        'Escribe a atención al cliente con tu número de pedido y lo que quieres devolver.',
        'Embala el artículo tal como llegó y mete dentro la nota que te enviamos.',
        'Entrega el paquete a cualquier transportista y guarda el recibo hasta que llegue el reembolso.',
      ],
    },
    {
      id: 'refunds',
      title: 'Reembolsos',
      text: ['El dinero vuelve por donde vino, en cuanto se tramita la devolución.'],
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
      title: 'Qué no se puede devolver',
      text: ['Algunas cosas no las podemos aceptar, por higiene o porque nadie más podría usarlas:'],
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
