import type { Place } from '../../../machines/domain/place.ts'
import { fieldOf } from '../../../machines/domain/store-layout.ts'

/** What the shop writes into an entry of the browser's history. */
export interface Entry {
  key: string
  state: unknown
}

export function entryFrom(written: unknown): Entry | undefined {
  const key = fieldOf(written, 'key')
  return typeof key === 'string' ? { key, state: fieldOf(written, 'state') ?? null } : undefined
}

export function placeOf(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  entry: Entry,
): Place {
  return { path: pathname, search, hash, ...entry }
}

/** An address of this shop, whatever was asked for. */
export function addressWithin(to: string, { href, origin }: Pick<Location, 'href' | 'origin'>): URL {
  const home = new URL('/', href)
  if (!URL.canParse(to, href)) return home
  const url = new URL(to, href)
  return url.origin === origin || url.host === home.host ? url : home
}
