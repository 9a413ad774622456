import { defineTexts } from '../../texts.ts'

export const faultsTexts = defineTexts('room.faults', {
  title: 'Faults',
  names: {
    'one.down': 'Source one is down',
    'one.slow': 'Source one is slow',
    'one.malformed': 'Source one returns malformed data',
    'two.down': 'Source two is down',
    'two.slow': 'Source two is slow',
    'two.malformed': 'Source two returns malformed data',
    'storage.full': 'Storage is full',
    'storage.denied': 'Storage access is denied',
    'clock.ahead': 'The clock is a day ahead',
    'payment.declined': 'Every payment is declined',
    offline: 'The network is offline',
  },
})
