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

export function returnPathOf(place: Pick<Place, 'state'>): string {
  const { state } = place
  return safeReturn(typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined)
}

export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] || '/'
}
