import type { Selection } from '../machines/room.ts'

const names = ['machine', 'actor', 'state'] as const

/** Reads and writes the selection in the URL of the room's own window. */
export function createInspectorUrl(path: string, page: Window = window) {
  const read = (): Selection => {
    const query = new URLSearchParams(page.location.search)
    return Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])))
  }
  const queryOf = (selection: Selection): string => {
    const query = new URLSearchParams(
      names.flatMap((name) => (selection[name] === undefined ? [] : [[name, selection[name]]])),
    )
    return query.size > 0 ? `?${query}` : ''
  }
  return {
    read,
    keep(selection: Selection): void {
      if (JSON.stringify(selection) !== JSON.stringify(read()))
        page.history.pushState(null, '', path + queryOf(selection))
    },
    of: (selection: Selection): string => new URL(path + queryOf(selection), page.location.origin).href,
    watch(listener: (selection: Selection) => void): () => void {
      const heard = () => listener(read())
      page.addEventListener('popstate', heard)
      return () => page.removeEventListener('popstate', heard)
    },
  }
}
