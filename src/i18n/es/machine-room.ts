import type { Catalogue } from '../catalogue.ts'

export const machineRoom: Catalogue['machineRoom'] = {
  link: 'Sala de máquinas',
  report: 'Informar de un problema',
}
