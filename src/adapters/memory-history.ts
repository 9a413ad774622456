import type { Place } from '../../machines/domain/place.ts'
import type { HistoryPort, Ports } from '../../machines/ports/ports.ts'
import { addressWithin, placeOf } from './history/entries.ts'
import { focusOn, headingOf, targetOf } from './history/screen-change.ts'

/** An in-memory history: the address bar does not change. */
export function createMemoryHistory({
  ids,
  start,
  page = window,
}: Pick<Ports, 'ids'> & { start: string; page?: Window }): HistoryPort {
  const listeners = new Set<(place: Place) => void>()
  let current = placeFrom(start, null)
  const entries = [current]
  let at = 0

  function placeFrom(to: string, state: unknown): Place {
    return placeOf(addressWithin(to, page.location), { key: ids.next(), state: state ?? null })
  }

  return {
    place: () => current,
    push(to, state) {
      at += 1
      current = placeFrom(to, state)
      entries.splice(at, entries.length, current)
      return current
    },
    replace(to, state) {
      current = { ...placeFrom(to, state), key: current.key }
      entries[at] = current
      return current
    },
    go(by) {
      const next = entries[at + by]
      if (!next) return
      at += by
      current = next
      for (const listener of listeners) listener(next)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    transition: (change) => change(),
    restoreScrollAndFocus(place) {
      const target = targetOf(page, place)
      if (target) target.scrollIntoView()
      else page.scrollTo({ top: 0, behavior: 'instant' })
      focusOn(target ?? headingOf(page))
    },
  }
}
