import { defineTexts } from '../../texts.ts'

export const faultsTexts = defineTexts('room.faults', {
  title: 'Faults',
  names: {
    'one.down': 'Source one is down',
    'one.slow': 'Source one is slow',
    'one.malformed': 'Source one answers what nobody can read',
    'two.down': 'Source two is down',
    'two.slow': 'Source two is slow',
    'two.malformed': 'Source two answers what nobody can read',
    'storage.full': 'The storage is full',
    'storage.denied': 'The storage is denied',
    'clock.ahead': 'The clock is a day ahead',
    'payment.declined': 'Every payment is declined',
    offline: 'There is no network',
  },
})
