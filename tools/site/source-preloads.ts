import type { Source } from '../../machines/domain/source.ts'
import { type SourceName, settingOf, sources } from '../../machines/domain/sources.ts'
import { inactiveMedia } from '../../src/adapters/hydration/queued-event.ts'
import { addressesAt, embeddedHost } from '../../src/adapters/sources/addresses.ts'

/** Preloads the product sources while the script is loading; the shop's own request reuses the response. */
export function sourcePreloads(variables: Record<string, string>, areFiles: boolean): string {
  const services = sources.map((source: Source & { id: SourceName }) => ({
    addresses: addressesOf(variables[settingOf(source.id)], embeddedHost(source.id), areFiles),
    namesCategories: source.categories !== undefined,
  }))
  const lists = services.map(({ addresses }) => addresses.list)
  const categories = services
    .filter(({ namesCategories }) => namesCategories)
    .map(({ addresses }) => addresses.categories)
  return [...lists, ...categories]
    .map(
      (address) =>
        `<link rel="preload" media="${inactiveMedia}" href="${address.replaceAll('&', '&amp;')}" as="fetch" crossorigin>`,
    )
    .join('')
}

function addressesOf(host: string | undefined, embedded: string, areFiles: boolean) {
  return host ? addressesAt(new URL(host).href.replace(/\/+$/, ''), false) : addressesAt(embedded, areFiles)
}
