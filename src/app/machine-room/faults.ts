import type { Fault, FaultContext } from '@statecart/room'
import { StorageError } from '../../../machines/domain/errors.ts'
import { CardDeclined } from '../../../machines/domain/place-order.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import { faultsTexts } from '../../i18n/room/en/labels.ts'
import { wordsOf } from '../../i18n/texts.ts'
import { replaceMethod } from './replace-method.ts'
import { type ShopFault, sourceFaults, sourceIsGone } from './source-faults.ts'

const day = 86_400_000

const shopFaults: readonly ShopFault[] = [
  ...sourceFaults,
  {
    id: 'storage.full',
    labelOf: (words) => words['storage.full'],
    group: 'storage',
    inject: ({ storage }) =>
      replaceMethod(storage, 'transact', (transact) => (mode, stores, work) => {
        const full = () => Promise.reject(new StorageError('full', 'The storage is full'))
        return mode === 'write' ? full() : transact(mode, stores, work)
      }),
  },
  {
    id: 'storage.denied',
    labelOf: (words) => words['storage.denied'],
    group: 'storage',
    inject({ storage }, { tell }) {
      const denied = () => Promise.reject(new StorageError('denied', 'The storage is denied'))
      const undoings = [
        replaceMethod(storage, 'transact', () => denied),
        replaceMethod(storage, 'open', () => async () => ({ kind: 'memory', why: 'denied' })),
      ]
      tell('storage', { type: 'storage.lost' })
      return () => {
        for (const undo of undoings) undo()
        tell('storage', { type: 'storage.reopen' })
      }
    },
  },
  {
    id: 'clock.ahead',
    labelOf: (words) => words['clock.ahead'],
    group: 'clock',
    inject: ({ clock }) => replaceMethod(clock, 'now', (now) => () => now() + day),
  },
  {
    id: 'payment.declined',
    labelOf: (words) => words['payment.declined'],
    group: 'payment',
    inject: (_, { decide }) => {
      const decision = { kind: 'fails' as const, error: new CardDeclined('The card was declined') }
      const undoings = ['checkout', 'buy-now'].map((machine) => decide(machine, 'place', decision))
      return () => {
        for (const undo of undoings) undo()
      }
    },
  },
  { id: 'offline', labelOf: (words) => words.offline, group: 'network', inject: goOffline },
]

/** What can be made to go wrong around the shop. */
export const faults: readonly Fault<Ports>[] = shopFaults.map(({ labelOf, ...fault }) => ({
  ...fault,
  label: (language) => labelOf(wordsOf(faultsTexts, language)),
}))

function goOffline({ sources, environment }: Ports, { tell }: FaultContext): () => void {
  const gone = () => sourceIsGone
  const undoings = [
    replaceMethod(environment, 'online', () => () => false),
    replaceMethod(sources, 'list', gone),
    replaceMethod(sources, 'product', gone),
    replaceMethod(sources, 'categories', gone),
  ]
  const tellShop = () => tell('shop', { type: 'environment.online', online: environment.online() })
  tellShop()
  return () => {
    for (const undo of undoings) undo()
    tellShop()
  }
}
