import type { Catalogue } from '../catalogue.ts'

export const faq: Catalogue['faq'] = {
  title: 'Preguntas frecuentes',
  lead: 'Las respuestas a lo que más nos preguntan. Cada una tiene su propia dirección, para que puedas compartirla.',
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
            'Añade al carrito lo que te guste, inicia sesión o crea una cuenta y pulsa «Tramitar pedido». El pedido está hecho cuando ves su número.',
        },
        {
          id: 'change-order',
          question: '¿Puedo cambiar o cancelar un pedido?',
          answer:
            'Sí, durante la primera hora: escribe a hello@statecart.example con el número de pedido. Después ya estará preparado y tendrás que devolverlo.',
        },
        {
          id: 'without-account',
          question: '¿Necesito una cuenta?',
          answer:
            'Para mirar, llenar el carrito y tener una lista de deseos, no. Para comprar, sí: lo que hayas reunido antes de iniciar sesión te acompaña.',
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
            'Preparamos cada pedido en menos de 24 horas. Después, el envío estándar tarda de 3 a 5 días laborables y el exprés, 1 o 2; el de día siguiente llega mañana si pides antes de las 14:00 (hora del este de EE. UU.).',
        },
        {
          id: 'shipping-cost',
          question: '¿Cuánto cuesta el envío?',
          answer:
            'El envío estándar es gratis a partir de 50 US$ y cuesta 4,99 US$ por debajo; el exprés, 9,99 US$; el de día siguiente, 14,99 US$. Ahora mismo todos los pedidos se envían gratis.',
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
            '30 días desde que lo recibes. Tramitamos la devolución en un plazo de 3 a 5 días laborables.',
        },
        {
          id: 'refund-time',
          question: '¿Cuándo recupero mi dinero?',
          answer: 'En una tarjeta, en 5-7 días; por PayPal, en 2-3; como crédito en la tienda, al momento.',
        },
        {
          id: 'not-returnable',
          question: '¿Qué no puedo devolver?',
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
          question: '¿Qué guardáis de mi tarjeta?',
          answer:
            'La marca, las cuatro últimas cifras, el nombre y la fecha de caducidad. El número y el código de seguridad no se guardan nunca, en ningún sitio.',
        },
        {
          id: 'tax',
          question: '¿Están incluidos los impuestos?',
          answer:
            'Los impuestos son el 10 % del subtotal. Se muestran en el carrito y en el pago, antes de pagar.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Cuenta y seguridad',
      answers: [
        {
          id: 'where-is-my-data',
          question: '¿Dónde están mis datos?',
          answer:
            'Solo en este navegador. Desde tus ajustes puedes exportarlos en un único archivo, importarlos en otro lugar y borrarlos.',
        },
        {
          id: 'forgotten-password',
          question: 'He olvidado mi contraseña. ¿Qué hago?',
          answer:
            'Nadie puede enviarte una nueva, porque nadie más tiene tu cuenta. Búscala entre las contraseñas que ha guardado tu navegador o crea otra cuenta.',
        },
        {
          id: 'other-device',
          question: '¿Puedo usar mi cuenta en otro dispositivo?',
          answer:
            'Exporta tus datos en el primer dispositivo e impórtalos en el segundo. A partir de ahí, cada uno va por su lado.',
        },
      ],
    },
  ],
}
