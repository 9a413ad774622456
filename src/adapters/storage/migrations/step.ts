import type { IDBPDatabase, IDBPTransaction } from 'idb'

export type UpgradeTransaction = IDBPTransaction<unknown, string[], 'versionchange'>

/** Brings a database from the version before to this one. Only awaits of the transaction's own requests may stand in it. */
export interface Step {
  version: number
  up(database: IDBPDatabase, tx: UpgradeTransaction): Promise<void>
}
