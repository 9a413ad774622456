import type { RoomCatalogue } from '../catalogue.ts'

export const room: RoomCatalogue['room'] = {
  title: 'Sala de máquinas',
  gallery: 'Todas las máquinas',
  alone: 'No se ha encontrado ninguna tienda abierta. Los diagramas se pueden ver igualmente.',
  openShop: 'Abrir la tienda',
  tabs: 'Pestaña de la tienda',
  lost: (title) => `${title} se ha bloqueado.`,
  leave: 'Cerrar la sala de máquinas',
  popOut: 'Abrir en otra ventana',
}
