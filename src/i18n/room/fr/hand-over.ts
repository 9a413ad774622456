import type { RoomCatalogue } from '../catalogue.ts'

export const handOver: RoomCatalogue['room.hand-over'] = {
  title: 'Transmettre',
  download: (format) => `Télécharger ${format}`,
  link: 'Copier le lien',
}
