import type { IDBPDatabase } from 'idb'
import type { StorageNews } from '../../../machines/domain/events.ts'
import type { StoreName } from '../../../machines/domain/stored.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import { type Quarantined, quarantine } from './quarantine.ts'

export interface Aside {
  note(found: readonly Quarantined[]): void
  /** Keeps what was noted since, and tells of each store once a visit. A failure here fails nothing else. */
  keep(database: IDBPDatabase): Promise<void>
}

export function createAside(
  { clock, log }: Pick<Ports, 'clock' | 'log'>,
  tell: (news: StorageNews) => void,
): Aside {
  const told = new Set<StoreName>()
  let noted: Quarantined[] = []

  return {
    note(found) {
      noted.push(...found)
    },
    async keep(database) {
      if (noted.length === 0) return
      const found = noted
      noted = []
      try {
        await quarantine(database, found, clock.now())
      } catch (error) {
        log.error('What could not be read could not be set aside either', { error })
      }
      for (const [store, count] of countsOf(found)) {
        if (!told.has(store)) tell({ type: 'storage.quarantined', store, count })
        told.add(store)
      }
    },
  }
}

function countsOf(found: readonly Quarantined[]): Map<StoreName, number> {
  const counts = new Map<StoreName, number>()
  for (const { store } of found) counts.set(store, (counts.get(store) ?? 0) + 1)
  return counts
}
