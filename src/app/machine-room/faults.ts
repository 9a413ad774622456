import type { Fault, FaultContext, Later } from '@statecart/room'
import { SourceError, StorageError } from '../../../machines/domain/errors.ts'
import { CardDeclined } from '../../../machines/domain/place-order.ts'
import type { Source } from '../../../machines/domain/source.ts'
import { type SourceName, sourceNames, sourceOf, sources } from '../../../machines/domain/sources.ts'
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
    (ask, later) => delay(later).then(ask),
  ),
  sourceFault(
    source,
    'malformed',
    (words) => words['source.malformed'],
    () => Promise.reject(new SourceError('The source returns malformed data', 200, '<html>')),
  ),
])

type Answer = <Result>(ask: () => Promise<Result>, later: Later) => Promise<Result>

/** The source that is asked for the category names. */
const namingSource = sources.find((source: Source) => source.categories)?.id

/** Changes how one source answers all requests. */
function sourceFault(
  source: SourceName,
  kind: 'down' | 'slow' | 'malformed',
  labelOf: (words: FaultWords) => (number: number) => string,
  answer: Answer,
): ShopFault {
  return {
    id: `${source}.${kind}`,
    labelOf: (words) => labelOf(words)(sourceNames.indexOf(source) + 1),
    group: `source.${source}`,
    inject({ sources: port }, { later }) {
      const fromSource = <Result>(asked: SourceName | undefined, ask: () => Promise<Result>) =>
        asked === source ? answer(ask, later) : ask()
      return allOf(
        replaceMethod(
          port,
          'list',
          (list) =>
            (...request) =>
              fromSource(request[0], () => list(...request)),
        ),
        replaceMethod(
          port,
          'product',
          (product) => (id, signal) => fromSource(sourceOf(id).source, () => product(id, signal)),
        ),
        replaceMethod(
          port,
          'categories',
          (categories) => (signal) => fromSource(namingSource, () => categories(signal)),
        ),
      )
    },
  }
}

/** One function that calls all of these. */
function allOf(...undoFunctions: readonly (() => void)[]): () => void {
  return () => {
    for (const undo of undoFunctions) undo()
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
      const undo = allOf(
        replaceMethod(storage, 'transact', () => denied),
        replaceMethod(storage, 'open', () => async () => ({ kind: 'memory', why: 'denied' })),
      )
      tell('storage', { type: 'storage.lost', why: 'denied' })
      return () => {
        undo()
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
      return allOf(...['checkout', 'buy-now'].map((machine) => decide(machine, 'place', decision)))
    },
  },
  { id: 'offline', labelOf: (words) => words.offline, group: 'network', inject: goOffline },
]

/** The faults that the machine room can inject into the shop. */
export const faults: readonly Fault<Ports>[] = shopFaults.map(({ labelOf, ...fault }) => ({
  ...fault,
  label: (language) => labelOf(wordsOf(faultsTexts, language)),
}))

function goOffline({ sources: port, environment }: Ports, { tell }: FaultContext): () => void {
  const offline = () => rejectOffline
  const undo = allOf(
    replaceMethod(environment, 'online', () => () => false),
    replaceMethod(port, 'list', offline),
    replaceMethod(port, 'product', offline),
    replaceMethod(port, 'categories', offline),
  )
  const tellShop = () => tell('shop', { type: 'environment.online', online: environment.online() })
  tellShop()
  return () => {
    undo()
    tellShop()
  }
}
