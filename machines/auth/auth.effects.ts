import { fromPromise } from 'xstate'
import { findByEmail, openSession, registerUser, signInStores, UserExists } from '../domain/accounts.ts'
import { findUser } from '../domain/current-user.ts'
import { InvalidCredentials } from '../domain/errors.ts'
import { registerRules } from '../domain/form.ts'
import { normalizedEmail, withoutPassword } from '../domain/user.ts'
import { formWith } from '../form/form.effects.ts'
import type { Ports } from '../ports/ports.ts'
import { loginMachine, loginRules } from './login.machine.ts'
import { registerMachine } from './register.machine.ts'

type AuthPorts = Pick<Ports, 'storage' | 'journal' | 'passwords' | 'ids' | 'clock' | 'log'>

/** A sign-in writes nothing once its screen is closed, because another tab may have signed in by then. */
export function loginWith({ storage, journal, passwords, clock, log }: AuthPorts) {
  function refuse(): never {
    log.info('A sign-in was refused: Invalid credentials')
    throw new InvalidCredentials()
  }

  return loginMachine.provide({
    actors: {
      form: formWith({ storage, journal }, loginRules),
      signIn: fromPromise(async ({ input, signal }) => {
        const known = await storage.transact('read', ['registeredUsers'], (tx) =>
          findByEmail(tx, input.email),
        )
        const matches = await passwords.verify(input.password, known?.password)
        if (!known || !matches) refuse()
        return storage.transact('write', signInStores, async (tx) => {
          // Verifying takes long enough for another tab to erase the account or to change its password.
          const user = await findUser(tx, known.id)
          if (user?.password.hash !== known.password.hash) refuse()
          await openSession(tx, user, clock.now())
          signal.throwIfAborted()
          return withoutPassword(user)
        })
      }),
    },
  })
}

export function registerWith({ storage, journal, passwords, ids, clock }: AuthPorts) {
  return registerMachine.provide({
    actors: {
      form: formWith({ storage, journal }, registerRules),
      register: fromPromise(async ({ input, signal }) => {
        const { name, email, password, preferences } = input
        const taken = await storage.transact('read', ['registeredUsers'], (tx) => findByEmail(tx, email))
        if (taken) throw new UserExists()
        const user = {
          id: ids.next(),
          email: normalizedEmail(email),
          name: name.trim(),
          isAdmin: false,
          password: await passwords.hash(password),
        }
        await storage.transact('write', signInStores, async (tx) => {
          await registerUser(tx, user, preferences, clock.now())
          signal.throwIfAborted()
        })
        return withoutPassword(user)
      }),
    },
  })
}
