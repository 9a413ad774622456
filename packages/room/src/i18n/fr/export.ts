import type { RoomCatalogue } from '../catalogue.ts'

export const chartExport: RoomCatalogue['room.export'] = {
  title: 'Télécharger et partager',
  download: (format) => `Télécharger ${format}`,
  link: 'Copier le lien',
}
