import type { Fault, Later } from '@statecart/room'
import { SourceError } from '../../../machines/domain/errors.ts'
import { type SourceName, sourceNames } from '../../../machines/domain/sources.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import type { faultsTexts } from '../../i18n/room/en/labels.ts'
import { replaceMethod } from './replace-method.ts'

/** A fault of this shop; its label is added from the texts. */
type FaultWords = typeof faultsTexts.en
export type ShopFault = Omit<Fault<Ports>, 'label'> & { labelOf(words: FaultWords): string }

const slowness = 4_000

/** No answer comes: there is no network. */
export function sourceIsGone(): Promise<never> {
  return Promise.reject(new SourceError('There is no network', undefined, undefined))
}

export const sourceFaults: readonly ShopFault[] = sourceNames.flatMap((source) => [
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
    (list, later) => waited(later).then(list),
  ),
  sourceFault(
    source,
    'malformed',
    (words) => words['source.malformed'],
    () => Promise.reject(new SourceError('The source returns malformed data', 200, '<html>')),
  ),
])

type List = Ports['sources']['list']

/** Changes how one source answers for its goods. */
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
        (list) => (asked, signal) =>
          asked === source ? answer(() => list(asked, signal), later) : list(asked, signal),
      ),
  }
}

function waited(later: Later): Promise<void> {
  return new Promise((resolve) => {
    later(slowness, resolve)
  })
}
