import type { RoomCatalogue } from '../catalogue.ts'

export const chart: RoomCatalogue['room.chart'] = {
  figure: (machine) => `diagramme d’états de ${machine}`,
  frame: 'Dessin\u202f: les flèches le déplacent, plus et moins changent sa taille, 0 l’ajuste',
  smaller: 'Réduire',
  larger: 'Agrandir',
  fit: 'Ajuster',
}
