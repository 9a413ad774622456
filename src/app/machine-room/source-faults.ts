import { SourceError } from '../../../machines/domain/errors.ts'
import type { SourceName } from '../../../machines/domain/source.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import type { Fault, Later } from '../../machine-room/registry.ts'
import { exchanged } from './exchanged.ts'

const slowness = 4_000

/** No answer comes: there is no network. */
export function sourceIsGone(): Promise<never> {
  return Promise.reject(new SourceError('There is no network', undefined, undefined))
}

export const sourceFaults: readonly Fault<Ports>[] = (['one', 'two'] as const).flatMap((source) => [
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
  kind: string,
  answer: (list: () => ReturnType<List>, later: Later) => ReturnType<List>,
): Fault<Ports> {
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
