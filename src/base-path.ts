/** The path below which the site is served: `/`, or `/shop/` if it was built with `VITE_BASE=/shop/`. */
export const basePath: string = import.meta.env?.BASE_URL ?? '/'

/** The prefix of the names of caches and channels, because all sites of an origin share them. */
export const siteName = `statecart${basePath.slice(0, -1)}`

/** The channel on which tabs of the shop and machine rooms find each other. */
export const roomChannelName = `${siteName}-room`

/**
 * The address of one of the site's own paths: `/cart` is at `/shop/cart`. Routes and machines use paths only; links, adapters
 * and tools add and remove the base.
 */
export function withBase(path: string, base: string = basePath): string {
  return base + path.slice(1)
}

/** The path of an address, or undefined if the address is outside the site. */
export function withoutBase(address: string, base: string = basePath): string | undefined {
  return address.startsWith(base) ? address.slice(base.length - 1) : undefined
}
