import type { Catalogue } from '../catalogue.ts'

export const door: Catalogue['door'] = {
  title: '¿Por qué crear una cuenta?',
  cart: 'Conserva tu carrito y tu lista de deseos al iniciar sesión.',
  orders: 'Consulta todos tus pedidos y recibos en un solo lugar.',
  wishlist: 'Ten tu propia lista de deseos, separada de las de otras cuentas de este navegador.',
  cards: 'Compra más rápido con tarjetas y direcciones guardadas.',
  local: 'Todo se guarda en este navegador y puedes exportarlo en un archivo.',
  honest:
    'Esta es una tienda de demostración sin servidor. Una cuenta mantiene tus datos separados, pero no los protege de otras personas que usen este navegador.',
}
