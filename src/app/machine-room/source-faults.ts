import type { Fault, Later } from '@statecart/room'
import { SourceError } from '../../../machines/domain/errors.ts'
import type { SourceName } from '../../../machines/domain/source.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import type { faultsTexts } from '../../i18n/room/en/labels.ts'
import { exchanged } from './exchanged.ts'

/** A fault of this shop; its label is added from the texts. */
export type ShopFault = Omit<Fault<Ports>, 'label'> & { id: keyof typeof faultsTexts.en }

const slowness = 4_000

/** No answer comes: there is no network. */
export function sourceIsGone(): Promise<never> {
  return Promise.reject(new SourceError('There is no network', undefined, undefined))
}

export const sourceFaults: readonly ShopFault[] = (['one', 'two'] as const).flatMap((source) => [
  sourceFault(source, 'down', () => Promise.reject(new SourceError('The source is down', 503, undefined))),
  sourceFault(source, 'slow', (list, later) => waited(later).then(list)),
  sourceFault(source, 'malformed', () =>
    Promise.reject(new SourceError('The source answers what nobody can read', 200, '<html>')),
  ),
])

type List = Ports['sources']['list']

/** Changes how one source answers for its goods. */
function sourceFault(
  source: SourceName,
  kind: 'down' | 'slow' | 'malformed',
  answer: (list: () => ReturnType<List>, later: Later) => ReturnType<List>,
): ShopFault {
  return {
    id: `${source}.${kind}`,
    group: `source.${source}`,
    befall: ({ sources }, { later }) =>
      exchanged(
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
