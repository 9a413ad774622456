import type { Catalogue } from '../catalogue.ts'

export const machineRoom: Catalogue['machineRoom'] = {
  link: 'Salle des machines',
  report: 'Signaler un problème',
}
