import type { Place } from '../domain/place.ts'
import type { HistoryPort } from '../ports/ports.ts'

export interface FakeHistory extends HistoryPort {
  entries: Place[]
  /** The index of the current entry. */
  index(): number
  arrivals: { place: Place; how: 'push' | 'replace' | 'pop' }[]
}

export function createFakeHistory(start = '/', state: unknown = null): FakeHistory {
  const listeners = new Set<(place: Place) => void>()
  const entries: Place[] = [placeFrom(start, state, 'entry-0')]
  const arrivals: FakeHistory['arrivals'] = []
  let index = 0
  let created = 0

  function current(): Place {
    const place = entries[index]
    if (!place) throw new Error(`The fake history has no entry ${index}`)
    return place
  }

  function go(by: number): void {
    const next = index + by
    if (next < 0 || next >= entries.length) return
    index = next
    for (const listener of listeners) listener(current())
  }

  function put(position: number, to: string, entryState: unknown): Place {
    created += 1
    entries.splice(
      position,
      entries.length,
      placeFrom(to, entryState, `entry-${created}`),
      ...entriesAfter(position),
    )
    index = position
    return current()
  }

  function entriesAfter(position: number): Place[] {
    return position === index ? entries.slice(position + 1) : []
  }

  return {
    entries,
    arrivals,
    index: () => index,
    go,
    place: current,
    push: (to, entryState = null) => put(index + 1, to, entryState),
    replace: (to, entryState = null) => put(index, to, entryState),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    transition: (change) => change(),
    restoreScrollAndFocus(place, how) {
      arrivals.push({ place, how })
    },
  }
}

function placeFrom(to: string, state: unknown, key: string): Place {
  const { pathname, search, hash } = new URL(to, 'http://shop.example')
  return { path: pathname, search, hash, key, state }
}
