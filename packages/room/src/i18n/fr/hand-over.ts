import type { RoomCatalogue } from '../catalogue.ts'

export const handOver: RoomCatalogue['room.hand-over'] = {
  title: 'Télécharger et partager',
  download: (format) => `Télécharger ${format}`,
  link: 'Copier le lien',
}
