import { fromPromise } from 'xstate'
import type { Ports } from '../ports/ports.ts'
import type { StorageStatus } from '../ports/storage-port.ts'
import { storageMachine } from './storage.machine.ts'

export function storageWith({ storage }: Pick<Ports, 'storage'>) {
  return storageMachine.provide({
    actors: { open: fromPromise<StorageStatus, Record<string, never>>(() => storage.open()) },
  })
}
