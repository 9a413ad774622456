import type { Catalogue } from '../catalogue.ts'

export const door: Catalogue['door'] = {
  title: 'Para qué sirve una cuenta',
  cart: 'Tu carrito y tu lista de deseos te acompañan al iniciar sesión.',
  orders: 'Todos tus pedidos a mano, cada uno con su recibo.',
  wishlist: 'Una lista de deseos solo tuya, aparte de las de los demás en este navegador.',
  cards: 'Las tarjetas y direcciones guardadas acortan el próximo pago.',
  local: 'Todo se queda en este navegador, y puedes llevártelo en un archivo.',
  honest:
    'Esta tienda no tiene servidor: una cuenta mantiene las cosas separadas, pero no las protege de quien maneja este navegador.',
}
