import type { Place } from '../../../machines/domain/place.ts'
import { fieldOf } from '../../../machines/domain/store-layout.ts'
import { basePath, withBase, withoutBase } from '../../base-path.ts'

/** The state that the shop stores in an entry of the browser's history. */
export interface Entry {
  key: string
  state: unknown
}

export function entryFrom(written: unknown): Entry | undefined {
  const key = fieldOf(written, 'key')
  return typeof key === 'string' ? { key, state: fieldOf(written, 'state') ?? null } : undefined
}

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>

export function placeOf({ pathname, search, hash }: Address, entry: Entry): Place {
  return { path: withoutBase(pathname) ?? pathname, search, hash, ...entry }
}

/** Resolves an address of this shop; any other address becomes the home page. */
export function addressWithin(to: string, { href, origin }: Pick<Location, 'href' | 'origin'>): URL {
  const home = new URL(basePath, href)
  const address = /^\/(?!\/)/.test(to) ? withBase(to) : to
  if (!URL.canParse(address, href)) return home
  const url = new URL(address, href)
  const isOurs = url.origin === origin || url.host === home.host
  return isOurs && withoutBase(url.pathname) !== undefined ? url : home
}

/** The scroll position of each history entry. */
interface Positions {
  of(key: string): number | undefined
  note(key: string, top: number): void
  /** Saves the positions, so that they survive a reload. */
  keep(): void
}

const name = 'scroll'
const most = 100

export function createPositions(storage: () => Storage): Positions {
  const tops = new Map<string, number>(read(storage))

  return {
    of: (key) => tops.get(key),
    note(key, top) {
      tops.delete(key)
      tops.set(key, Math.round(top))
      for (const oldest of [...tops.keys()].slice(0, Math.max(0, tops.size - most))) tops.delete(oldest)
    },
    keep() {
      try {
        storage().setItem(name, JSON.stringify([...tops]))
      } catch {
        return
      }
    },
  }
}

function read(storage: () => Storage): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(name) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return typeof fieldOf(entry, '0') === 'string' && Number.isFinite(fieldOf(entry, '1'))
}
