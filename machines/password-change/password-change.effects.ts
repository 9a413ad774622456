import { fromPromise } from 'xstate'
import { currentUserStores, expectSignedIn, findUser } from '../domain/current-user.ts'
import { NotSignedIn } from '../domain/errors.ts'
import { formWith } from '../form/form.effects.ts'
import type { Ports } from '../ports/ports.ts'
import { passwordChangeMachine, passwordChangeRules, WrongPassword } from './password-change.machine.ts'

export function passwordChangeWith({
  storage,
  journal,
  passwords,
}: Pick<Ports, 'storage' | 'journal' | 'passwords'>) {
  return passwordChangeMachine.provide({
    actors: {
      form: formWith({ storage, journal }, passwordChangeRules),
      change: fromPromise(async ({ input: { user, current, wanted }, signal }) => {
        const known = await storage.transact('read', ['registeredUsers'], (tx) => findUser(tx, user.id))
        if (!known) throw new NotSignedIn()
        if (!(await passwords.verify(current, known.password))) throw new WrongPassword()
        signal.throwIfAborted()
        const password = await passwords.hash(wanted)
        await storage.transact('write', currentUserStores, async (tx) => {
          await expectSignedIn(tx, user.id)
          const latest = await findUser(tx, user.id)
          if (latest?.password.hash !== known.password.hash) throw new WrongPassword()
          await tx.put('registeredUsers', { ...latest, password })
          signal.throwIfAborted()
        })
      }),
    },
  })
}
