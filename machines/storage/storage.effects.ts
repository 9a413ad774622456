import { fromPromise } from 'xstate'
import { pruneApplied } from '../optimistic/write-journal.ts'
import type { Ports } from '../ports/ports.ts'
import { storageMachine } from './storage.machine.ts'

export function storageWith(ports: Pick<Ports, 'storage' | 'journal' | 'clock' | 'log'>) {
  const { storage, log } = ports
  return storageMachine.provide({
    actors: {
      open: fromPromise(async () => {
        const status = await storage.open()
        // Not awaited: the result of opening does not depend on it.
        pruneApplied(ports).catch((error: unknown) =>
          log.error('Old records of applied changes could not be removed', { error }),
        )
        return status
      }),
    },
  })
}
