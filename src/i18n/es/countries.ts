import type { Catalogue } from '../catalogue.ts'

export const countries: Catalogue['countries'] = {
  US: 'Estados Unidos',
  CA: 'Canadá',
  UK: 'Reino Unido',
  AU: 'Australia',
}
