import type { RoomCatalogue } from '../catalogue.ts'

export const chartExport: RoomCatalogue['room.export'] = {
  title: 'Descargar y compartir',
  download: (format) => `Descargar ${format}`,
  link: 'Copiar enlace',
}
