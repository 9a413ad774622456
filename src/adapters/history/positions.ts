import { fieldOf } from '../../../machines/domain/store-layout.ts'

/** How far down each entry of the history was scrolled. */
export interface Positions {
  of(key: string): number | undefined
  note(key: string, top: number): void
  /** Lets a reload find them again. */
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
    const kept: unknown = JSON.parse(storage().getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return typeof fieldOf(entry, '0') === 'string' && Number.isFinite(fieldOf(entry, '1'))
}
