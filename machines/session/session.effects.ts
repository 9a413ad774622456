import { fromPromise } from 'xstate'
import { currentUser, currentUserStores } from '../domain/current-user.ts'
import type { Ports } from '../ports/ports.ts'
import { sessionMachine } from './session.machine.ts'

export function sessionWith({ storage }: Pick<Ports, 'storage'>) {
  return sessionMachine.provide({
    actors: {
      current: fromPromise(() => storage.transact('read', currentUserStores, currentUser)),
      avatar: fromPromise(({ input: { owner } }) =>
        storage.transact('read', ['settings'], async (tx) => (await tx.get('settings', owner))?.avatar ?? ''),
      ),
      close: fromPromise(() => storage.transact('write', ['user'], (tx) => tx.remove('user', 'current'))),
    },
  })
}
