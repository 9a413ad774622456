import { defineTexts } from '../../texts.ts'

type ByMachine = Readonly<Record<string, string>>

/** The purpose of each machine, in the languages other than English. The English text is in its model. */
export const purposesTexts = defineTexts<ByMachine, 'room.purposes'>('room.purposes', {})

export const faultsTexts = defineTexts('room.fault-names', {
  'source.down': (number: number) => `Source ${number} is down`,
  'source.slow': (number: number) => `Source ${number} is slow`,
  'source.malformed': (number: number) => `Source ${number} returns malformed data`,
  'storage.full': 'Storage is full',
  'storage.denied': 'Storage access is denied',
  'clock.ahead': 'The clock is a day ahead',
  'payment.declined': 'Every payment is declined',
  offline: 'The network is offline',
})

export const groupsTexts = defineTexts('room.group-names', {
  session: 'Session',
  catalogue: 'Catalogue',
  buying: 'Buying',
  account: 'Account',
  shell: 'Shell',
  room: 'The machine room itself',
})

export const scenariosTexts = defineTexts('room.scenario-names', {
  'new-visitor': 'A first visitor',
  'full-cart': 'A full cart',
  'three-orders': 'A customer with three orders',
  'expired-card': 'A customer with an expired card',
  'source-down': 'The second product source is down',
  'sources-down': 'Both product sources are down',
  administrator: 'An administrator',
})

export const roomPageTexts = defineTexts('room.page', {
  failed: (reason: string) => `This page could not be opened: ${reason}`,
})
