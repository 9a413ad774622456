import type { RoomCatalogue } from '../catalogue.ts'

export const scenarios: RoomCatalogue['room.scenarios'] = {
  title: 'Escenarios',
  about: 'Cada escenario abre una tienda con su propia base de datos. Sus datos no cambian.',
  names: {
    'new-visitor': 'Una primera visita',
    'full-cart': 'Un carrito lleno',
    'three-orders': 'Una clienta con tres pedidos',
    'expired-card': 'Una clienta con una tarjeta caducada',
    'source-down': 'La segunda fuente de productos no responde',
    'sources-down': 'Ninguna fuente de productos responde',
    administrator: 'Una administradora',
  },
}
