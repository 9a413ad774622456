import type { Catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

export const cart: Catalogue['cart'] = {
  title: 'Carrito de la compra',
  items: (count) => plural('es', count, { one: '# artículo', other: '# artículos' }),
  clear: 'Vaciar carrito',
  clearTitle: '¿Vaciar el carrito?',
  clearText: 'Se quita todo lo que contiene. Puedes deshacerlo mientras sigas en esta página.',
  clearConfirm: 'Vaciar todo',
  keep: 'Conservarlo',
  continue: 'Seguir comprando',
  checkout: 'Tramitar pedido',
  empty: 'Lo que añadas mientras curioseas te espera aquí.',
  accepted: 'Aceptamos',
  secure: 'Nunca se guardan ni los números ni los códigos de las tarjetas.',
  buyNow: {
    with: (card) => `Comprar ya con ${card}`,
    title: '¿Pedir todo esto ahora?',
    confirm: (total) => `Comprar ya por ${total}`,
    busy: 'Tramitando tu pedido...',
    cancel: 'Todavía no',
    paysWith: 'Se paga con',
    goesTo: 'Se envía a',
    total: 'Total',
    declined:
      'Tu tarjeta se ha rechazado y no se ha cobrado nada. Tu carrito sigue como estaba: tramita el pedido con otra tarjeta.',
    notKept:
      'No se ha podido guardar tu pedido y no se ha cobrado nada: el almacenamiento de este navegador lo ha rechazado. Inténtalo de nuevo.',
    changed:
      'Tu carrito ha cambiado entretanto y no se ha cobrado nada. Revisa el total e inténtalo de nuevo.',
    expired: 'Tu tarjeta predeterminada ha caducado. Con otra podrás comprar todo esto al momento.',
    cards: 'Tus tarjetas',
  },
}

export const miniCart: Catalogue['mini-cart'] = {
  title: 'Tu carrito',
  close: 'Cerrar el carrito',
  signIn: 'Iniciar sesión para tramitar el pedido',
  browse: 'Ver productos',
  empty: 'Añade algo que te guste y te esperará aquí.',
  keeps: 'Tu carrito te acompaña cuando inicias sesión.',
}
