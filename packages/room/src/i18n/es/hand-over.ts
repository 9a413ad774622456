import type { RoomCatalogue } from '../catalogue.ts'

export const handOver: RoomCatalogue['room.hand-over'] = {
  title: 'Descargar y compartir',
  download: (format) => `Descargar ${format}`,
  link: 'Copiar enlace',
}
