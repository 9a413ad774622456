import { fromPromise } from 'xstate'
import { currentUserStores, expectSignedIn } from '../domain/current-user.ts'
import type { StoreName } from '../domain/stored.ts'
import type { Ports } from '../ports/ports.ts'
import { backupOf, fileName } from './backup.ts'
import { mergedOwnerData, noData } from './merge-owner-data.ts'
import {
  deleteOwnerData,
  dropQuarantined,
  ownerDataStores,
  quarantinedOf,
  readOwnerData,
  writeOwnerData,
} from './owner-data.ts'
import { BackupRefused, maxBackupSize, readBackup } from './read-backup.ts'
import { yourDataMachine } from './your-data.machine.ts'

type YourDataPorts = Pick<Ports, 'storage' | 'journal' | 'files' | 'clock'>

export function yourDataWith({ storage, journal, files, clock }: YourDataPorts) {
  return yourDataMachine.provide({
    actors: {
      save: fromPromise(async ({ input: { user } }) => {
        const backup = await storage.transact('read', [...ownerDataStores, 'quarantine'], async (tx) =>
          backupOf(user, await readOwnerData(tx, user.id), clock.now(), await quarantinedOf(tx, user.id)),
        )
        files.save(fileName(backup), 'application/json', JSON.stringify(backup, null, 2))
      }),
      read: fromPromise(async ({ input: { file } }) => {
        if (file.size > maxBackupSize) throw new BackupRefused('tooLarge')
        return readBackup(await file.text())
      }),
      import: fromPromise(({ input: { user, backup, mode } }) =>
        storage.transact('write', [...ownerDataStores, ...currentUserStores], async (tx) => {
          await expectSignedIn(tx, user.id)
          if (!backup) return
          const stored = mode === 'merge' ? await readOwnerData(tx, user.id) : noData
          await writeOwnerData(tx, user.id, mergedOwnerData(stored, backup.holdings))
        }),
      ),
      erase: fromPromise(async ({ input: { user } }) => {
        const stores: StoreName[] = [...ownerDataStores, ...currentUserStores, 'quarantine']
        await storage.transact('write', stores, async (tx) => {
          await expectSignedIn(tx, user.id)
          await deleteOwnerData(tx, user.id)
          await dropQuarantined(tx, user.id)
          await tx.remove('registeredUsers', user.id)
          await tx.remove('user', 'current')
        })
        // Entries that are left in the journal would be written for the deleted account.
        journal.forget(user.id)
      }),
    },
  })
}
