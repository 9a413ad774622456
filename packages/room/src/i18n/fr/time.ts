import type { RoomCatalogue } from '../catalogue.ts'

export const time: RoomCatalogue['room.time'] = {
  title: 'Temps',
  undo: 'Annuler le pas',
  redo: 'Rétablir le pas',
  past: 'État après',
  resume: 'Reprendre à partir d’ici',
  now: 'Revenir au présent',
}
