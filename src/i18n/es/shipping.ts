import type { Catalogue } from '../catalogue.ts'

export const shipping: Catalogue['shipping'] = {
  title: 'Política de envíos',
  lead: 'Cuánto cuesta, cuánto tarda y qué pasa por el camino.',
  description:
    'Tarifas y plazos de envío: estándar gratis a partir de 50 US$, exprés, día siguiente e internacional.',
  sections: [
    {
      id: 'now',
      title: 'Ahora mismo',
      text: [
        'De momento todos los pedidos se envían gratis, lleven lo que lleven: las tarifas de abajo son las que volverán a aplicarse.',
      ],
    },
    {
      id: 'rates',
      title: 'Dentro de Estados Unidos',
      text: [
        'Entregamos cada pedido al transportista en las 24 horas siguientes a la compra. A partir de ahí tarda:',
      ],
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
      title: 'A otros países',
      text: [
        'Los paquetes que cruzan una frontera tardan más. La aduana puede añadir un día o dos que nadie puede evitar.',
      ],
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
      title: 'En tu puerta',
      text: [
        'Un pedido de más de 200 US$ puede requerir una firma, para que nada de valor se quede en el felpudo.',
        'Si no hay nadie, el transportista deja un aviso y vuelve a intentarlo el siguiente día laborable.',
      ],
    },
  ],
}
