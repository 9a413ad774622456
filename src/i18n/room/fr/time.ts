import type { RoomCatalogue } from '../catalogue.ts'

export const time: RoomCatalogue['room.time'] = {
  title: 'Temps',
  undo: 'Annuler le pas',
  redo: 'Rétablir le pas',
  past: 'Tel qu’il était après',
  resume: 'Continuer à partir d’ici',
  now: 'Revenir au présent',
}
