import type { Catalogue } from '../catalogue.ts'

export const checkout: Catalogue['checkout'] = {
  title: 'Tramitar pedido',
  form: 'Tramitar pedido',
  contact: 'Quién compra',
  delivery: 'Adónde se envía',
  payment: 'Cómo pagas',
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
  chooseCountry: 'Elige uno',
  payWith: 'Pagar con',
  newCard: 'Una tarjeta nueva',
  askedAgain: 'Los códigos nunca se guardan, así que esta tarjeta vuelve a pedir el suyo.',
  secure: 'El número y el código se usan solo para este pedido y nunca se guardan.',
  testCard:
    'Esto es una demostración: nunca se cobra a ninguna tarjeta. 4242 4242 4242 4242 se acepta; 4000 0000 0000 0002 se rechaza.',
  back: 'Volver al carrito',
  place: 'Realizar pedido',
  processing: 'Procesando...',
  processingNote: 'Se está realizando tu pedido. No salgas de esta página, por favor.',
  declined:
    'Tu tarjeta se ha rechazado. No se ha cobrado nada y tu carrito sigue como estaba. Prueba con otra tarjeta.',
  notKept:
    'No se ha podido guardar tu pedido: el almacenamiento de este navegador lo ha rechazado. No se ha cobrado nada y tu carrito sigue como estaba. Inténtalo de nuevo.',
  changed:
    'Tu carrito ha cambiado desde que viste este total, así que no se ha pedido nada. Revísalo otra vez.',
  review: 'Revisar el total',
  blocked: 'Hay algo en tu carrito que ya no se puede comprar. Vuelve al carrito y quítalo para continuar.',
  unavailable: 'No se ha podido abrir el pago',
  unavailableText: 'El almacenamiento de este navegador no ha respondido. Tu carrito sigue como estaba.',
  retry: 'Intentar de nuevo',
  placed: 'Tu pedido está hecho.',
}
