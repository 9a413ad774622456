import type { Catalogue } from '../catalogue.ts'

export const head: Catalogue['head'] = {
  shop: 'Statecart',
  description:
    'Electrónica, joyería y ropa a precios honestos: envío gratis a partir de 50 US$, 30 días para devoluciones, 2 años de garantía y atención a cualquier hora.',
}
