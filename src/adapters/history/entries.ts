import type { Place } from '../../../machines/domain/place.ts'
import { fieldOf } from '../../../machines/domain/store-layout.ts'
import { basePath, withBase, withoutBase } from '../../base-path.ts'

/** The state that the shop stores in an entry of the browser's history. */
export interface Entry {
  key: string
  state: unknown
}

export function entryFrom(historyState: unknown): Entry | undefined {
  const key = fieldOf(historyState, 'key')
  return typeof key === 'string' ? { key, state: fieldOf(historyState, 'state') ?? null } : undefined
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
  const isThisSite = url.origin === origin || url.host === home.host
  return isThisSite && withoutBase(url.pathname) !== undefined ? url : home
}

/** The scroll position of each history entry. */
interface Positions {
  of(key: string): number | undefined
  set(key: string, top: number): void
  /** Saves the positions, so that they survive a reload. */
  save(): void
}

const storageKey = 'scroll'
const maxPositions = 100

export function createPositions(storage: () => Storage): Positions {
  const positions = new Map<string, number>(read(storage))

  return {
    of: (key) => positions.get(key),
    set(key, top) {
      positions.delete(key)
      positions.set(key, Math.round(top))
      for (const oldest of [...positions.keys()].slice(0, Math.max(0, positions.size - maxPositions)))
        positions.delete(oldest)
    },
    save() {
      try {
        storage().setItem(storageKey, JSON.stringify([...positions]))
      } catch {
        return
      }
    },
  }
}

function read(storage: () => Storage): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return typeof fieldOf(entry, '0') === 'string' && Number.isFinite(fieldOf(entry, '1'))
}
