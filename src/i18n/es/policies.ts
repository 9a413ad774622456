import type { Catalogue } from '../catalogue.ts'
import { shopMail } from '../contact-details.ts'

export const privacy: Catalogue['privacy'] = {
  title: 'Política de privacidad',
  lead: 'En pocas palabras: tus datos se quedan en este navegador.',
  description: 'Qué datos guarda la tienda, dónde se guardan y cómo puedes exportarlos o eliminarlos.',
  updated: 'Última actualización: 15 de marzo de 2025',
  sections: [
    {
      id: 'kept',
      title: 'Qué guardamos',
      text: [
        'Tu cuenta, tu carrito, tu lista de deseos, tus pedidos, tus ajustes y tus tarjetas guardadas se guardan en el navegador que usas y en ningún otro sitio. Nunca se envían a un servidor.',
        'De cada tarjeta guardamos la marca, las cuatro últimas cifras, el nombre y la fecha de caducidad. El número completo y el código de seguridad se comprueban al pagar y nunca se guardan.',
        'De tu contraseña solo se guarda un resumen criptográfico con sal, a partir del cual no se puede recuperar.',
      ],
    },
    {
      id: 'asked',
      title: 'Servicios de terceros',
      text: [
        'La tienda carga las listas, las imágenes y los precios de dos servicios de productos. Como cualquier servidor web, reciben tu dirección IP, pero no saben nada de tu carrito ni de tus pedidos.',
        'No hay rastreadores, ni publicidad, ni cookies.',
      ],
    },
    {
      id: 'rights',
      title: 'Tus opciones',
      text: ['En Ajustes puedes:'],
      points: [
        'Exportar en un solo archivo todo lo que la tienda guarda sobre ti.',
        'Importar ese archivo en otro navegador.',
        'Eliminar tu cuenta y todos sus datos.',
      ],
    },
    {
      id: 'limits',
      title: 'Equipos compartidos',
      text: [
        'Cualquiera que pueda usar tu perfil del navegador puede ver los datos que contiene. En un equipo compartido, cierra la sesión y elimina tu cuenta cuando termines.',
      ],
    },
    {
      id: 'contact',
      title: 'Preguntas',
      text: [`Escribe a ${shopMail}. Respondemos a cualquier hora.`],
    },
  ],
}

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

export const shipping: Catalogue['shipping'] = {
  title: 'Política de envíos',
  lead: 'Gastos de envío, plazos de entrega y otra información útil.',
  description:
    'Tarifas y plazos de envío: estándar gratis en pedidos de más de 50 US$, exprés, día siguiente e internacional.',
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
        'Los pedidos de más de 200 US$ pueden requerir una firma a la entrega.',
        'Si no hay nadie en casa, el transportista deja un aviso y vuelve a intentarlo el siguiente día laborable.',
      ],
    },
  ],
}

export const terms: Catalogue['terms'] = {
  title: 'Términos y condiciones',
  lead: 'El acuerdo entre la tienda y tú, en un lenguaje claro.',
  description: 'Las condiciones de uso de la tienda: pedidos, precios, garantía y cambios.',
  updated: 'Última actualización: 15 de marzo de 2025',
  sections: [
    {
      id: 'use',
      title: 'Uso de la tienda',
      text: [
        'Puedes navegar, comprar y tener una cuenta aquí para uso personal y lícito. Eres responsable de tu contraseña y del navegador en el que se guarda tu cuenta.',
      ],
    },
    {
      id: 'orders',
      title: 'Pedidos y precios',
      text: [
        'Los precios están en dólares estadounidenses. Al tramitar el pedido se añade un impuesto del 10 % del subtotal, que se muestra antes de pagar. Los importes en otras monedas se convierten a tipos de cambio fijos de demostración.',
        'Un pedido es vinculante cuando se ha realizado y se muestra su número. Puedes cambiarlo o cancelarlo durante la primera hora contactando con atención al cliente.',
      ],
    },
    {
      id: 'warranty',
      title: 'Garantía',
      text: [
        'Cada producto tiene 2 años de garantía por defectos de material y fabricación. Cubre la reparación, el cambio o el reembolso, por ese orden.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilidad',
      text: [
        'Somos responsables de los productos que vendemos y de lo que prometemos aquí. No somos responsables de lo que haga un navegador con los datos que contiene.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios en estas condiciones',
      text: ['Los cambios en estas condiciones se anuncian aquí 30 días antes de su entrada en vigor.'],
    },
  ],
}
