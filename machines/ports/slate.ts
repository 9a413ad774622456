import type { Ports } from './ports.ts'
import type { SlatePort } from './slate-port.ts'

/** Over the browser's own small storage; over a mere object what is taken down lives as long as the page. */
export function createSlate({ next }: Ports['ids'], kept: Record<string, string> = {}): SlatePort {
  const keyOf = (kind: string, name: string) => `unwritten ${kind} ${name}`

  return {
    keep(kind, jotting, name = next()) {
      try {
        kept[keyOf(kind, name)] = JSON.stringify(jotting)
      } catch {
        // There is no room: it is written all the same, if the page lives on.
      }
      return name
    },
    drop(kind, name) {
      delete kept[keyOf(kind, name)]
    },
    left(kind) {
      const prefix = keyOf(kind, '')
      return Object.entries(kept).flatMap(([key, text]) => {
        if (!key.startsWith(prefix)) return []
        try {
          return [[key.slice(prefix.length), JSON.parse(text)]]
        } catch {
          delete kept[key]
          return []
        }
      })
    },
  }
}
