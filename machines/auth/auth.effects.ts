import { fromPromise } from 'xstate'
import { formWith } from '../form/form.effects.ts'
import type { Ports } from '../ports/ports.ts'
import { findByEmail, openSession, registerUser, signInStores, UserExists } from './accounts.ts'
import { InvalidCredentials } from './invalid-credentials.ts'
import { type Credentials, loginMachine } from './login.machine.ts'
import { type Registration, registerMachine } from './register.machine.ts'
import { sameEmail, type User, withoutPassword } from './user.ts'

type AuthPorts = Pick<Ports, 'storage' | 'slate' | 'passwords' | 'ids' | 'clock' | 'log'>

/** Who is led away meanwhile, for another tab has signed in, is not signed in behind the back of whoever that is. */
export function loginWith({ storage, slate, passwords, log }: AuthPorts) {
  return loginMachine.provide({
    actors: {
      form: formWith({ storage, slate }),
      signIn: fromPromise<User, Credentials>(async ({ input, signal }) => {
        const user = await storage.transact('read', ['registeredUsers'], (tx) => findByEmail(tx, input.email))
        const matches = await passwords.verify(input.password, user?.password)
        if (!user || !matches) {
          log.info('A sign-in was refused: Invalid credentials')
          throw new InvalidCredentials()
        }
        await storage.transact('write', signInStores, async (tx) => {
          await openSession(tx, user)
          signal.throwIfAborted()
        })
        return withoutPassword(user)
      }),
    },
  })
}

export function registerWith({ storage, slate, passwords, ids, clock }: AuthPorts) {
  return registerMachine.provide({
    actors: {
      form: formWith({ storage, slate }),
      register: fromPromise<User, Registration>(async ({ input, signal }) => {
        const { name, email, password, preferences } = input
        const taken = await storage.transact('read', ['registeredUsers'], (tx) => findByEmail(tx, email))
        if (taken) throw new UserExists()
        const user = {
          id: ids.next(),
          email: sameEmail(email),
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
