import type { Catalogue } from '../catalogue.ts'

export const keeping: Catalogue['keeping'] = {
  update: 'Une nouvelle version de la boutique est disponible',
  reload: 'Recharger',
  dismiss: 'Fermer',
  install: 'Installer la boutique comme application',
}
