import type { Catalogue } from '../catalogue.ts'

export const countries: Catalogue['countries'] = {
  US: 'États-Unis',
  CA: 'Canada',
  UK: 'Royaume-Uni',
  AU: 'Australie',
}
