import { type Filters, noFilters } from '../machines/filters.ts'
import type { Selection, Shown } from '../machines/room.ts'

const names = ['machine', 'actor', 'state'] as const

/** Returns the URL parameters of the filters. An inactive filter is an empty string, which is left out of the URL. */
function filterParameters({ log, machines, running, overlay, panel }: Filters): Record<string, string> {
  return {
    log: log.text,
    'log-actor': log.actor,
    'log-event': log.event,
    'log-ignored': log.ignored ? 'yes' : '',
    machines,
    running: running ? 'yes' : '',
    coverage: overlay,
    panel: panel === noFilters.panel ? '' : panel,
  }
}

function readFilters(query: URLSearchParams): Filters {
  const textOf = (name: string) => query.get(name) ?? ''
  return {
    log: {
      text: textOf('log'),
      actor: textOf('log-actor'),
      event: textOf('log-event'),
      ignored: query.has('log-ignored'),
    },
    machines: textOf('machines'),
    running: query.has('running'),
    overlay: textOf('coverage'),
    panel: textOf('panel') || noFilters.panel,
  }
}

/** Reads and writes the selection and the filters in the URL of the room's own window. */
export function createInspectorUrl(path: string, page: Window = window) {
  const read = (): Shown => {
    const query = new URLSearchParams(page.location.search)
    const selection = Object.fromEntries(
      names.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])),
    )
    return { selection, filters: readFilters(query) }
  }
  const addressOf = (selection: Selection, filters: Filters): string => {
    const all: Readonly<Record<string, string | undefined>> = { ...selection, ...filterParameters(filters) }
    const query = new URLSearchParams(
      Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    )
    return path + (query.size > 0 ? `?${query}` : '')
  }
  return {
    read,
    /** A new selection adds an entry to the browser's history; a new filter replaces the current entry. */
    write({ selection, filters }: Shown): void {
      const before = read()
      const address = addressOf(selection, filters)
      if (JSON.stringify(selection) !== JSON.stringify(before.selection))
        page.history.pushState(null, '', address)
      else if (address !== addressOf(selection, before.filters)) page.history.replaceState(null, '', address)
    },
    of: (selection: Selection, filters: Filters = noFilters): string =>
      new URL(addressOf(selection, filters), page.location.origin).href,
    watch(listener: (shown: Shown) => void): () => void {
      const onPopState = () => listener(read())
      page.addEventListener('popstate', onPopState)
      return () => page.removeEventListener('popstate', onPopState)
    },
  }
}
