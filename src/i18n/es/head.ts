import type { Catalogue } from '../catalogue.ts'

export const head: Catalogue['head'] = {
  shop: 'Statecart',
  description:
    'Electrónica, joyería y ropa a precios honestos: envío gratis en pedidos de más de 50 US$, 30 días para devoluciones, 2 años de garantía y atención 24/7.',
}
