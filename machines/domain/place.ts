/** The location of the visitor: an address of this shop, and the entry of the browser's history that shows it. */
export interface Place {
  path: string
  search: string
  hash: string
  /** Identifies the entry of the history. */
  key: string
  state: unknown
}

export function addressOf({ path, search, hash }: Pick<Place, 'path' | 'search' | 'hash'>): string {
  return path + search + hash
}

/** The address to return to after a sign-in. It is always an address of this shop; any other value becomes the home page. */
export function safeReturn(address: unknown): string {
  if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address) || hasControlOrBackslash(address))
    return '/'
  const url = parsedAddress(address)
  return url ? url.pathname + url.search + url.hash : '/'
}

function parsedAddress(address: string): URL | undefined {
  const base = 'http://shop.example'
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return url.origin === base && !url.pathname.startsWith('//') ? url : undefined
}

function hasControlOrBackslash(text: string): boolean {
  return [...text].some((character) => character === '\\' || character.charCodeAt(0) < 0x20)
}

export function returnPathOf({ state }: Pick<Place, 'state'>): string {
  return safeReturn(typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined)
}

/** The id of the element to which the visitor asked to scroll, without a fragment in the address. */
export function scrollTargetOf({ state }: Pick<Place, 'state'>): string | undefined {
  const isGiven = typeof state === 'object' && state !== null && 'scrollTo' in state
  return isGiven && typeof state.scrollTo === 'string' ? state.scrollTo : undefined
}

export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] || '/'
}
