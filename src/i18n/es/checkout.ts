import type { Catalogue } from '../catalogue.ts'

export const checkout: Catalogue['checkout'] = {
  title: 'Tramitar pedido',
  form: 'Tramitar pedido',
  contact: 'Contacto',
  delivery: 'Entrega',
  payment: 'Pago',
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    address: 'Dirección',
    city: 'Ciudad',
    state: 'Estado o provincia',
    zipCode: 'Código postal',
    country: 'País',
    card: 'Tarjeta de pago',
    cardName: 'Nombre en la tarjeta',
    cardNumber: 'Número de tarjeta',
    expiryDate: 'Fecha de caducidad',
    cvv: 'CVV',
  },
  chooseCountry: 'Selecciona un país',
  payWith: 'Pagar con',
  newCard: 'Tarjeta nueva',
  askedAgain: 'Nunca guardamos los códigos de seguridad. Introduce de nuevo el de esta tarjeta.',
  secure: 'El número y el código de la tarjeta se usan solo para este pedido y nunca se guardan.',
  testCard:
    'Esto es una demostración: nunca se cobra a ninguna tarjeta. 4242 4242 4242 4242 se acepta; 4000 0000 0000 0002 se rechaza.',
  saveAddress: 'Guardar esta dirección',
  saveCard: 'Guardar esta tarjeta',
  saveCardHint: 'Solo guardamos la marca, las cuatro últimas cifras, el titular y la fecha de caducidad.',
  back: 'Volver al carrito',
  place: 'Realizar pedido',
  processing: 'Procesando...',
  processingNote: 'Se está realizando tu pedido. No salgas de esta página, por favor.',
  declined:
    'Tu tarjeta se ha rechazado. No se te ha cobrado nada y tu carrito no ha cambiado. Prueba con otra tarjeta.',
  notSaved:
    'No se ha podido guardar tu pedido en este navegador. No se te ha cobrado nada y tu carrito no ha cambiado. Inténtalo de nuevo.',
  changed:
    'Tu carrito ha cambiado desde que se mostró este total, por lo que no se ha realizado ningún pedido. Revísalo de nuevo.',
  cardRemoved:
    'La tarjeta que elegiste ya no está guardada, así que no se ha realizado ningún pedido. Elige otra tarjeta o introduce una nueva.',
  review: 'Revisar el total',
  blocked: 'Un artículo de tu carrito ya no está disponible. Vuelve al carrito y quítalo para continuar.',
  unavailable: 'No se puede tramitar el pedido',
  unavailableText: 'El almacenamiento de este navegador no responde. Tu carrito no ha cambiado.',
  retry: 'Intentar de nuevo',
  placed: 'Tu pedido se ha realizado.',
}

export const payment: Catalogue['payment'] = {
  title: 'Métodos de pago',
  lead: 'Solo guardamos la marca de la tarjeta, las cuatro últimas cifras, el nombre y la fecha de caducidad.',
  add: 'Añadir método de pago',
  list: 'Tarjetas guardadas',
  default: 'Predeterminada',
  sample: 'De muestra',
  setDefault: 'Usar como predeterminada',
  remove: 'Eliminar',
  which: (brand, last4) => `${brand} terminada en ${last4}`,
  empty: 'No hay tarjetas guardadas',
  emptyText: 'Guarda una tarjeta y solo necesitarás su código al pagar.',
  form: 'Tarjeta nueva',
  fields: {
    cardNumber: 'Número de tarjeta',
    cardHolder: 'Nombre del titular',
    expiryDate: 'Fecha de caducidad',
    cvv: 'CVV',
  },
  save: 'Guardar tarjeta',
  cancel: 'Cancelar',
  formNotKept:
    'La tarjeta no se ha guardado porque este navegador no ha podido almacenarla. Los datos que has introducido siguen aquí. Inténtalo de nuevo.',
  refused:
    'Tu cambio no se ha guardado porque este navegador no ha podido almacenarlo. Tus tarjetas no han cambiado.',
  retry: 'Intentar de nuevo',
  question: (card) => `¿Eliminar ${card}?`,
  questionDefault: 'Es tu tarjeta predeterminada. Ninguna otra pasará a serlo automáticamente.',
  questionText: 'Dejará de ofrecerse al pagar. Los pedidos anteriores no cambian.',
  confirm: 'Eliminar tarjeta',
  keep: 'Conservar tarjeta',
}

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
  deliveryAddress: 'Dirección de entrega',
  paidWith: 'Pagado con',
  continue: 'Seguir comprando',
  history: 'Ver historial de pedidos',
  print: 'Imprimir',
  download: 'Descargar recibo',
}

export const receipt: Catalogue['receipt'] = {
  title: (number) => `Recibo del pedido ${number}`,
  ordered: (date) => `Pedido el ${date}`,
  item: 'Artículo',
  quantity: 'Cantidad',
  price: 'Precio',
  sum: 'Importe',
  deliveryAddress: 'Dirección de entrega',
  paidWith: 'Pagado con',
  delivery: (date) => `Entrega estimada: ${date}`,
  thanks: 'Gracias por comprar con nosotros.',
}
