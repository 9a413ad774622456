import type { Catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

export const search: Catalogue['search'] = {
  label: 'Rechercher dans la boutique',
  placeholder: 'Rechercher produits et catégories',
  submit: 'Rechercher',
  suggestions: 'Suggestions',
  loading: 'Chargement...',
  none: 'Aucun produit trouvé',
  count: (count) => plural('fr', count, { one: '# suggestion', other: '# suggestions' }),
}
