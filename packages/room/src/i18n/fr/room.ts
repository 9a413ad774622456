import type { RoomCatalogue } from '../catalogue.ts'

export const room: RoomCatalogue['room'] = {
  title: 'Salle des machines',
  gallery: 'Toutes les machines',
  alone: 'Aucune boutique ouverte n’a été trouvée. Les diagrammes restent consultables.',
  openShop: 'Ouvrir la boutique',
  tabs: 'Onglet de la boutique',
  lost: (title) => `${title} a planté.`,
  leave: 'Fermer la salle des machines',
  popOut: 'Ouvrir dans une autre fenêtre',
}
