import type { Fault, FaultContext, Later } from '@statecart/room'
import { SourceError, StorageError } from '../../../machines/domain/errors.ts'
import { CardDeclined } from '../../../machines/domain/place-order.ts'
import { type SourceName, sourceNames } from '../../../machines/domain/sources.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import { faultsTexts } from '../../i18n/room/en/labels.ts'
import { wordsOf } from '../../i18n/texts.ts'
import { replaceMethod } from './replace-method.ts'

/** A fault of this shop; its label is added from the texts. */
type FaultWords = typeof faultsTexts.en
type ShopFault = Omit<Fault<Ports>, 'label'> & { labelOf(words: FaultWords): string }

/** The delay of a slow response, in milliseconds. */
const slowResponse = 4_000

/** Fails like a request without a network. */
function rejectOffline(): Promise<never> {
  return Promise.reject(new SourceError('There is no network', undefined, undefined))
}

const sourceFaults: readonly ShopFault[] = sourceNames.flatMap((source) => [
  sourceFault(
    source,
    'down',
    (words) => words['source.down'],
    () => Promise.reject(new SourceError('The source is down', 503, undefined)),
  ),
  sourceFault(
    source,
    'slow',
    (words) => words['source.slow'],
    (list, later) => delay(later).then(list),
  ),
  sourceFault(
    source,
    'malformed',
    (words) => words['source.malformed'],
    () => Promise.reject(new SourceError('The source returns malformed data', 200, '<html>')),
  ),
])

type List = Ports['sources']['list']

/** Changes how one source answers requests for products. */
function sourceFault(
  source: SourceName,
  kind: 'down' | 'slow' | 'malformed',
  labelOf: (words: FaultWords) => (number: number) => string,
  answer: (list: () => ReturnType<List>, later: Later) => ReturnType<List>,
): ShopFault {
  return {
    id: `${source}.${kind}`,
    labelOf: (words) => labelOf(words)(sourceNames.indexOf(source) + 1),
    group: `source.${source}`,
    inject: ({ sources }, { later }) =>
      replaceMethod(
        sources,
        'list',
        (list) =>
          (...request) =>
            request[0] === source ? answer(() => list(...request), later) : list(...request),
      ),
  }
}

function delay(later: Later): Promise<void> {
  return new Promise((resolve) => {
    later(slowResponse, resolve)
  })
}

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
      const undoFunctions = [
        replaceMethod(storage, 'transact', () => denied),
        replaceMethod(storage, 'open', () => async () => ({ kind: 'memory', why: 'denied' })),
      ]
      tell('storage', { type: 'storage.lost', why: 'denied' })
      return () => {
        for (const undo of undoFunctions) undo()
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
      const undoFunctions = ['checkout', 'buy-now'].map((machine) => decide(machine, 'place', decision))
      return () => {
        for (const undo of undoFunctions) undo()
      }
    },
  },
  { id: 'offline', labelOf: (words) => words.offline, group: 'network', inject: goOffline },
]

/** The faults that the machine room can inject into the shop. */
export const faults: readonly Fault<Ports>[] = shopFaults.map(({ labelOf, ...fault }) => ({
  ...fault,
  label: (language) => labelOf(wordsOf(faultsTexts, language)),
}))

function goOffline({ sources, environment }: Ports, { tell }: FaultContext): () => void {
  const offline = () => rejectOffline
  const undoFunctions = [
    replaceMethod(environment, 'online', () => () => false),
    replaceMethod(sources, 'list', offline),
    replaceMethod(sources, 'product', offline),
    replaceMethod(sources, 'categories', offline),
  ]
  const tellShop = () => tell('shop', { type: 'environment.online', online: environment.online() })
  tellShop()
  return () => {
    for (const undo of undoFunctions) undo()
    tellShop()
  }
}
