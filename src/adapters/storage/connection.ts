import type { IDBPDatabase } from 'idb'

/** Where records are read and written: the database, or memory when the database cannot be used. */
export type Connection =
  | { kind: 'database'; database: IDBPDatabase }
  | { kind: 'memory'; why: 'denied' | 'newer' }

export interface ConnectionManager {
  /** The current connection; opens the database again first if it was closed. */
  ready(): Promise<Connection>
  /** Like `ready`, but also tries the database again when memory is in use. */
  retry(): Promise<Connection>
  /** This database was closed; the next `ready` opens it again. */
  drop(database: IDBPDatabase): void
  close(): Promise<void>
}

interface ConnectionOptions {
  open(): Promise<Connection>
  /** Called when a database that was open before cannot be opened again. */
  onLost(): void
}

export function createConnectionManager({ open, onLost }: ConnectionOptions): ConnectionManager {
  let opening: Promise<Connection> | undefined
  let current: Connection | undefined
  let hadDatabase = false

  async function openNext(): Promise<Connection> {
    const next = await open()
    opening = undefined
    current = next
    if (hadDatabase && next.kind === 'memory') onLost()
    hadDatabase = next.kind === 'database'
    return next
  }

  function reopen(): Promise<Connection> {
    opening ??= openNext()
    return opening
  }

  function ready(): Promise<Connection> {
    return opening ?? (current ? Promise.resolve(current) : reopen())
  }

  return {
    ready,
    retry: () => (current?.kind === 'memory' ? reopen() : ready()),
    drop(database) {
      if (current?.kind === 'database' && current.database === database) current = undefined
    },
    async close() {
      const last = await (opening ?? current)
      if (last?.kind === 'database') last.database.close()
    },
  }
}
