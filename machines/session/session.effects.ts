import { fromPromise } from 'xstate'
import { currentUser, currentUserStores } from '../domain/current-user.ts'
import type { Owner, User } from '../domain/user.ts'
import type { Ports } from '../ports/ports.ts'
import { sessionMachine } from './session.machine.ts'

export function sessionWith({ storage }: Pick<Ports, 'storage'>) {
  return sessionMachine.provide({
    actors: {
      current: fromPromise<User | undefined, Record<string, never>>(() =>
        storage.transact('read', currentUserStores, currentUser),
      ),
      avatar: fromPromise<string, { owner: Owner }>(({ input: { owner } }) =>
        storage.transact('read', ['settings'], async (tx) => (await tx.get('settings', owner))?.avatar ?? ''),
      ),
      close: fromPromise<void, Record<string, never>>(() =>
        storage.transact('write', ['user'], (tx) => tx.remove('user', 'current')),
      ),
    },
  })
}
