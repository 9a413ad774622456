import type { Catalogue } from '../catalogue.ts'
import { shopMail } from '../contact-details.ts'

export const faq: Catalogue['faq'] = {
  title: 'Preguntas frecuentes',
  lead: 'Respuestas a las preguntas más habituales. Cada respuesta tiene su propio enlace para compartir.',
  description:
    'Pedidos, envíos, devoluciones y reembolsos, pago, cuenta y seguridad: las respuestas, en un solo sitio.',
  groups: [
    {
      id: 'ordering',
      title: 'Pedidos',
      answers: [
        {
          id: 'how-to-order',
          question: '¿Cómo hago un pedido?',
          answer:
            'Añade artículos al carrito, inicia sesión o crea una cuenta y pulsa «Tramitar pedido». El pedido se ha realizado cuando ves su número.',
        },
        {
          id: 'change-order',
          question: '¿Puedo cambiar o cancelar un pedido?',
          answer: `Sí, durante la primera hora: escribe a ${shopMail} con el número de pedido. Después lo preparamos para el envío y, si lo deseas, puedes devolverlo.`,
        },
        {
          id: 'without-account',
          question: '¿Necesito una cuenta?',
          answer:
            'No para navegar, llenar el carrito o tener una lista de deseos. Para comprar, sí: lo que hayas añadido antes de iniciar sesión se conserva.',
        },
      ],
    },
    {
      id: 'shipping',
      title: 'Envíos',
      answers: [
        {
          id: 'shipping-time',
          question: '¿Cuánto tarda el envío?',
          answer:
            'Preparamos cada pedido en menos de 24 horas. Después, el envío estándar tarda de 3 a 5 días laborables y el exprés, 1 o 2. Los pedidos con entrega al día siguiente realizados antes de las 14:00 (hora del este de EE. UU.) llegan el siguiente día laborable.',
        },
        {
          id: 'shipping-cost',
          question: '¿Cuánto cuesta el envío?',
          answer:
            'El envío estándar es gratis en pedidos de más de 50 US$ y cuesta 4,99 US$ en pedidos de 50 US$ o menos; el exprés, 9,99 US$; el de día siguiente, 14,99 US$. Actualmente todos los pedidos se envían gratis.',
        },
        {
          id: 'international',
          question: '¿Hacéis envíos internacionales?',
          answer:
            'Sí: a Canadá en 5-7 días laborables, a Europa en 7-10, y a Asia, Australia y Nueva Zelanda en 10-14.',
        },
      ],
    },
    {
      id: 'returns',
      title: 'Devoluciones y reembolsos',
      answers: [
        {
          id: 'return-window',
          question: '¿Cuánto tiempo tengo para devolver algo?',
          answer:
            'Tienes 30 días desde que lo recibes. Tramitamos la devolución en un plazo de 3 a 5 días laborables.',
        },
        {
          id: 'refund-time',
          question: '¿Cuándo recupero mi dinero?',
          answer:
            'Los reembolsos a una tarjeta tardan 5-7 días y a PayPal, 2-3 días. El crédito en la tienda es inmediato.',
        },
        {
          id: 'not-returnable',
          question: '¿Qué artículos no se pueden devolver?',
          answer:
            'Artículos de higiene personal, ropa íntima, productos personalizados, descargas digitales y tarjetas regalo.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Pago',
      answers: [
        {
          id: 'cards',
          question: '¿Qué tarjetas aceptáis?',
          answer: 'Las principales tarjetas de crédito: Visa, Mastercard, American Express y Discover.',
        },
        {
          id: 'stored-cards',
          question: '¿Qué datos de mi tarjeta guardáis?',
          answer:
            'La marca, las cuatro últimas cifras, el nombre y la fecha de caducidad. El número completo y el código de seguridad no se guardan nunca.',
        },
        {
          id: 'tax',
          question: '¿Qué impuestos pago?',
          answer:
            'Los precios incluyen los impuestos sobre los productos. Al tramitar el pedido se añade un impuesto sobre el pedido, del 10 % del subtotal. Se muestra en el carrito y en la página de pago, antes de pagar.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Cuenta y seguridad',
      answers: [
        {
          id: 'where-is-my-data',
          question: '¿Dónde se guardan mis datos?',
          answer:
            'Solo en este navegador. En Ajustes puedes exportarlos en un archivo, importarlos en otro navegador o eliminarlos.',
        },
        {
          id: 'forgotten-password',
          question: 'He olvidado mi contraseña. ¿Qué puedo hacer?',
          answer:
            'No podemos enviarte una nueva, porque tu cuenta solo existe en tu navegador. Consulta las contraseñas guardadas en tu navegador o crea otra cuenta.',
        },
        {
          id: 'other-device',
          question: '¿Puedo usar mi cuenta en otro dispositivo?',
          answer:
            'Sí. Exporta tus datos en el primer dispositivo e impórtalos en el segundo. A partir de entonces no se sincronizan.',
        },
      ],
    },
  ],
}
