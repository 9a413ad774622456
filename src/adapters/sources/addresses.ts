import { productLimit } from '../../../machines/domain/source.ts'
import type { SourceName } from '../../../machines/domain/sources.ts'
import { withBase } from '../../base-path.ts'

export interface SourceAddresses {
  list: string
  page(from: number): string
  categories: string
  product(id: number): string
}

/** The addresses of requests: paths of the service, or file names that any static host can serve. */
export function addressesAt(host: string, areFiles: boolean): SourceAddresses {
  const extension = areFiles ? '.json' : ''
  return {
    list: `${host}/products${areFiles ? extension : `?limit=${productLimit}`}`,
    page: (from) => `${host}/products?limit=${productLimit}&skip=${from}`,
    categories: `${host}/products/categories${extension}`,
    product: (id) => `${host}/products/${id}${extension}`,
  }
}

/** The address of a source on the shop's own server. */
export function embeddedHost(source: SourceName, base?: string): string {
  return withBase(`/sources/${source}`, base)
}

const maxLength = 2_000

/**
 * Converts a picture's address to one that is safe in an attribute and in a style. The result is empty for an invalid address
 * and for one that is neither https nor on the page's own origin. In addition to the checks of `isSafeImage`, the address may be
 * relative to the source, must not contain a user name or password, and is escaped for use in a style.
 */
export function imageReader(base: string, here: string): (raw: unknown) => string {
  const { origin } = new URL(here)

  function isSameOrigin(url: URL): boolean {
    return url.origin === origin && /^https?:$/.test(url.protocol)
  }

  return (raw) => {
    if (typeof raw !== 'string' || raw.trim() === '' || raw.length > maxLength) return ''
    const url = urlOf(raw.trim(), base)
    if (!url) return ''
    if (url.username || url.password) return ''
    if (isSameOrigin(url)) return pathOf(url)
    return url.protocol === 'https:' ? escapedForCss(url.href) : ''
  }
}

function urlOf(address: string, base: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined
}

/** A browser would resolve a path with two leading slashes to another host. */
function pathOf({ pathname, search, hash }: URL): string {
  return pathname.startsWith('//') ? '' : escapedForCss(pathname + search + hash)
}

function escapedForCss(address: string): string {
  return address.replace(/['()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
}
