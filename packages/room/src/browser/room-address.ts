import type { Sight } from '../machines/room.ts'

const names = ['machine', 'actor', 'state'] as const

/** The address of the room's own window says what it shows. */
export function createRoomAddress(path: string, page: Window = window) {
  const read = (): Sight => {
    const query = new URLSearchParams(page.location.search)
    return Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])))
  }
  const queryOf = (sight: Sight): string => {
    const query = new URLSearchParams(
      names.flatMap((name) => (sight[name] === undefined ? [] : [[name, sight[name]]])),
    )
    return query.size > 0 ? `?${query}` : ''
  }
  return {
    read,
    keep(sight: Sight): void {
      if (JSON.stringify(sight) !== JSON.stringify(read()))
        page.history.pushState(null, '', path + queryOf(sight))
    },
    of: (sight: Sight): string => new URL(path + queryOf(sight), page.location.origin).href,
    watch(listener: (sight: Sight) => void): () => void {
      const heard = () => listener(read())
      page.addEventListener('popstate', heard)
      return () => page.removeEventListener('popstate', heard)
    },
  }
}
