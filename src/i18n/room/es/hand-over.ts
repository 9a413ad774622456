import type { RoomCatalogue } from '../catalogue.ts'

export const handOver: RoomCatalogue['room.hand-over'] = {
  title: 'Entregar',
  download: (format) => `Descargar ${format}`,
  link: 'Copiar enlace',
}
