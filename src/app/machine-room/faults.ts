import type { Fault, FaultContext, Later } from '@statecart/room'
import { SourceError, StorageError } from '../../../machines/domain/errors.ts'
import { CardDeclined } from '../../../machines/domain/place-order.ts'
import type { Source } from '../../../machines/domain/source.ts'
import { type SourceName, sourceNames, sourceOf, sources } from '../../../machines/domain/sources.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import { faultsTexts } from '../../i18n/room/en/labels.ts'
import { wordsOf } from '../../i18n/texts.ts'
import { replaceMethod } from './replace-method.ts'

type SourceFaultKind = 'down' | 'slow' | 'malformed'

/** A fault whose label is the text with the same id. */
type Unlabelled = Omit<Fault<Ports>, 'label'> & {
  id: Exclude<keyof typeof faultsTexts.en, `source.${SourceFaultKind}`>
}

/** The delay of a slow response, in milliseconds. */
const slowResponse = 4_000

/** Fails like a request without a network. */
function rejectOffline(): Promise<never> {
  return Promise.reject(new SourceError('There is no network', undefined, undefined))
}

const sourceFaults = sourceNames.flatMap((source) => [
  sourceFault(source, 'down', () => Promise.reject(new SourceError('The source is down', 503, undefined))),
  sourceFault(source, 'slow', (ask, later) => delay(later).then(ask)),
  sourceFault(source, 'malformed', () =>
    Promise.reject(new SourceError('The source returns malformed data', 200, '<html>')),
  ),
])

type Answer = <Result>(ask: () => Promise<Result>, later: Later) => Promise<Result>

/** The source that is asked for the category names. */
const namingSource = sources.find((source: Source) => source.categories)?.id

/** Changes how one source answers all requests. */
function sourceFault(source: SourceName, kind: SourceFaultKind, answer: Answer): Fault<Ports> {
  return {
    id: `${source}.${kind}`,
    label: (language) => wordsOf(faultsTexts, language)[`source.${kind}`](sourceNames.indexOf(source) + 1),
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

const otherFaults: readonly Unlabelled[] = [
  {
    id: 'storage.full',
    group: 'storage',
    inject: ({ storage }) =>
      replaceMethod(storage, 'transact', (transact) => (mode, stores, work) => {
        const full = () => Promise.reject(new StorageError('full', 'The storage is full'))
        return mode === 'write' ? full() : transact(mode, stores, work)
      }),
  },
  {
    id: 'storage.denied',
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
    group: 'clock',
    inject: ({ clock }) => replaceMethod(clock, 'now', (now) => () => now() + day),
  },
  {
    id: 'payment.declined',
    group: 'payment',
    inject: (_, { decide }) => {
      const decision = { kind: 'fails' as const, error: new CardDeclined('The card was declined') }
      return allOf(...['checkout', 'buy-now'].map((machine) => decide(machine, 'place', decision)))
    },
  },
  { id: 'offline', group: 'network', inject: goOffline },
]

/** The faults that the machine room can inject into the shop. */
export const faults: readonly Fault<Ports>[] = [
  ...sourceFaults,
  ...otherFaults.map(
    (fault): Fault<Ports> => ({
      ...fault,
      label: (language) => wordsOf(faultsTexts, language)[fault.id],
    }),
  ),
]

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
