import type { Catalogue } from '../catalogue.ts'

export const shipping: Catalogue['shipping'] = {
  title: 'Política de envíos',
  lead: 'Gastos de envío, plazos de entrega y otra información útil.',
  description:
    'Tarifas y plazos de envío: estándar gratis en pedidos de más de 50 US$, exprés, día siguiente e internacional.',
  sections: [
    {
      id: 'now',
      title: 'Oferta actual',
      text: [
        'Actualmente todos los pedidos se envían gratis, sea cual sea su importe. Las tarifas siguientes se aplicarán cuando termine esta oferta.',
      ],
    },
    {
      id: 'rates',
      title: 'Dentro de Estados Unidos',
      text: ['Entregamos cada pedido al transportista en 24 horas. Después, la entrega tarda:'],
      table: {
        caption: 'Tarifas y plazos dentro de Estados Unidos',
        columns: ['Servicio', 'Plazo', 'Precio'],
        rows: [
          ['Estándar, pedido de más de 50 US$', '3-5 días laborables', 'Gratis'],
          ['Estándar, pedido de 50 US$ o menos', '3-5 días laborables', '4,99 US$'],
          ['Exprés', '1-2 días laborables', '9,99 US$'],
          [
            'Día siguiente, pedido antes de las 14:00 (hora del este de EE. UU.)',
            'Siguiente día laborable',
            '14,99 US$',
          ],
        ],
      },
    },
    {
      id: 'international',
      title: 'Envíos internacionales',
      text: ['Los envíos internacionales tardan más. Los trámites de aduana pueden añadir uno o dos días.'],
      table: {
        caption: 'Plazos de los envíos internacionales',
        columns: ['A', 'Plazo'],
        rows: [
          ['Canadá', '5-7 días laborables'],
          ['Europa', '7-10 días laborables'],
          ['Asia', '10-14 días laborables'],
          ['Australia y Nueva Zelanda', '10-14 días laborables'],
        ],
      },
    },
    {
      id: 'signature',
      title: 'Firma a la entrega',
      text: [
        'Los pedidos de más de 200 US$ pueden requerir una firma a la entrega.',
        'Si no hay nadie en casa, el transportista deja un aviso y vuelve a intentarlo el siguiente día laborable.',
      ],
    },
  ],
}
