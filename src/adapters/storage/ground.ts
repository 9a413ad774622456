import type { IDBPDatabase } from 'idb'

/** Where the records are at present. */
export type Ground = { kind: 'kept'; database: IDBPDatabase } | { kind: 'memory'; why: 'denied' | 'newer' }

export interface GroundKeeper {
  /** The ground to work on; a lost one is looked for again first. */
  ready(): Promise<Ground>
  /** As `ready`, and tries once more where only memory was left. */
  again(): Promise<Ground>
  /** The database of this ground is gone. */
  leave(database: IDBPDatabase): void
  close(): Promise<void>
}

interface GroundOptions {
  find(): Promise<Ground>
  /** The database was there before and cannot be had any more. */
  onLost(): void
}

export function createGroundKeeper({ find, onLost }: GroundOptions): GroundKeeper {
  let finding: Promise<Ground> | undefined
  let ground: Ground | undefined
  let wasKept = false

  async function found(): Promise<Ground> {
    const next = await find()
    finding = undefined
    ground = next
    if (wasKept && next.kind === 'memory') onLost()
    wasKept = next.kind === 'kept'
    return next
  }

  function search(): Promise<Ground> {
    finding ??= found()
    return finding
  }

  function ready(): Promise<Ground> {
    return finding ?? (ground ? Promise.resolve(ground) : search())
  }

  return {
    ready,
    again: () => (ground?.kind === 'memory' ? search() : ready()),
    leave(database) {
      if (ground?.kind === 'kept' && ground.database === database) ground = undefined
    },
    async close() {
      const last = await (finding ?? ground)
      if (last?.kind === 'kept') last.database.close()
    },
  }
}
