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
  notKept:
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
