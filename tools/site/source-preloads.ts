import { noMedium } from '../../src/adapters/early.ts'
import { addressesAt, embeddedHosts } from '../../src/adapters/sources/addresses.ts'

/** Asks for what every screen will want while the script is still on its way. The shop's own request takes the answer. */
export function sourcePreloads(variables: Record<string, string>, areFiles: boolean): string {
  const one = addressesOf(variables.VITE_SOURCE_ONE_URL, embeddedHosts.one, areFiles)
  const two = addressesOf(variables.VITE_SOURCE_TWO_URL, embeddedHosts.two, areFiles)
  return [one.list, two.list, one.categories]
    .map(
      (address) =>
        `<link rel="preload" media="${noMedium}" href="${address.replaceAll('&', '&amp;')}" as="fetch" crossorigin>`,
    )
    .join('')
}

function addressesOf(host: string | undefined, embedded: string, areFiles: boolean) {
  return host ? addressesAt(new URL(host).href.replace(/\/+$/, ''), false) : addressesAt(embedded, areFiles)
}
