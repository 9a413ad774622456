import { defineTexts } from '../../texts.ts'

export const scenariosTexts = defineTexts('room.scenarios', {
  title: 'Scenarios',
  about: 'Each scenario opens a shop with its own database. Your data is not changed.',
  names: {
    'new-visitor': 'A first visitor',
    'full-cart': 'A full cart',
    'three-orders': 'A customer with three orders',
    'expired-card': 'A customer with an expired card',
    'source-down': 'The second product source is down',
    'sources-down': 'Both product sources are down',
    administrator: 'An administrator',
  },
})
