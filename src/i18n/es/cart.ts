import type { Catalogue } from '../catalogue.ts'
import { plural } from '../numerals.ts'

export const cart: Catalogue['cart'] = {
  title: 'Carrito de la compra',
  items: (count) => plural('es', count, { one: '# artículo', other: '# artículos' }),
  clear: 'Vaciar carrito',
  clearTitle: '¿Vaciar el carrito?',
  clearText: 'Se quitarán todos los artículos. Puedes deshacerlo mientras sigas en esta página.',
  clearConfirm: 'Vaciar todo',
  keep: 'Conservar artículos',
  continue: 'Seguir comprando',
  checkout: 'Tramitar pedido',
  empty: 'Los artículos que añadas al carrito aparecerán aquí.',
  accepted: 'Aceptamos',
  secure: 'Nunca se guardan ni los números ni los códigos de las tarjetas.',
  buyNow: {
    with: (card) => `Comprar ya con ${card}`,
    title: '¿Realizar este pedido ahora?',
    confirm: (total) => `Comprar ya por ${total}`,
    cancel: 'Cancelar',
    payment: 'Pago',
    deliveryAddress: 'Dirección de entrega',
    total: 'Total',
    declined:
      'Tu tarjeta se ha rechazado. No se te ha cobrado nada y tu carrito no ha cambiado. Tramita el pedido con otra tarjeta.',
    notSaved:
      'No se ha podido guardar tu pedido en este navegador. No se te ha cobrado nada. Inténtalo de nuevo.',
    changed: 'Tu carrito ha cambiado. No se te ha cobrado nada. Revisa el total e inténtalo de nuevo.',
    cardRemoved:
      'Tu tarjeta predeterminada ya no está guardada, así que no se ha realizado ningún pedido. Tramita el pedido con otra tarjeta.',
    expired: 'Tu tarjeta predeterminada ha caducado. Elige otra tarjeta predeterminada para comprar ya.',
    cards: 'Tus tarjetas',
  },
}

export const miniCart: Catalogue['miniCart'] = {
  title: 'Tu carrito',
  close: 'Cerrar el carrito',
  signIn: 'Iniciar sesión para tramitar el pedido',
  browse: 'Ver productos',
  empty: 'Los artículos que añadas al carrito aparecerán aquí.',
  itemsStay: 'Tus artículos siguen en el carrito cuando inicias sesión.',
}

export const cartLines: Catalogue['cartLines'] = {
  list: 'Artículos de tu carrito',
  decrease: (title) => `Reducir la cantidad de ${title}`,
  increase: (title) => `Aumentar la cantidad de ${title}`,
  remove: (title) => `Quitar ${title}`,
  each: (price) => `${price} por unidad`,
  gone: 'Ya no se vende',
  soldOut: 'Agotado',
  priceRose: (former) => `El precio ha subido. Antes era ${former}.`,
  priceFell: (former) => `El precio ha bajado. Antes era ${former}.`,
  removed: (title) => `Has quitado ${title} del carrito.`,
  cleared: 'Has vaciado el carrito.',
  undo: 'Deshacer',
  emptyTitle: 'Tu carrito está vacío',
  blocked: 'Un artículo de tu carrito ya no está disponible. Quítalo para continuar.',
}

export const orderSummary: Catalogue['orderSummary'] = {
  title: 'Resumen del pedido',
  subtotal: 'Subtotal',
  shipping: 'Envío',
  free: 'Gratis',
  tax: 'Impuestos (10 %)',
  total: 'Total',
  items: 'Artículos',
  quantity: (count, price) => `${count} × ${price}`,
}
