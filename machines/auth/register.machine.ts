import { assign, sendTo, setup } from 'xstate'
import { UserExists } from '../domain/accounts.ts'
import { PasswordsUnavailable } from '../domain/errors.ts'
import { draftKey, type FormValues, noPassword, type Problems, passwordOf, textOf } from '../domain/form.ts'
import { say } from '../domain/notice.ts'
import type { Preferences } from '../domain/preferences.ts'
import type { Secret } from '../domain/secret.ts'
import { guest, type User } from '../domain/user.ts'
import { type FormSubmitted, formMachine } from '../form/form.machine.ts'
import { port, withEvent } from '../ports/setup.ts'
import { preferencesIn, toNotices, toSession } from '../ports/system.ts'

export interface Registration {
  name: string
  email: string
  password: Secret
}

const draft = { key: draftKey(guest, 'register'), owner: guest }
const blank: FormValues = { name: '', email: '', password: noPassword, confirmPassword: noPassword }

export const registerMachine = setup({
  types: {
    context: {} as { registration: Registration },
    events: {} as FormSubmitted,
    tags: {} as 'busy' | 'unprotected' | 'notSaved',
    children: {} as { form: 'form' },
  },
  actors: {
    form: formMachine,
    /** The preferences of this visit become those of the account. */
    register: port<User, Registration & { preferences: Preferences }>('registering'),
  },
  actions: {
    setRegistration: assign((_, { values }: { values: FormValues }) => ({
      registration: registrationFrom(values),
    })),
    forgetPassword: assign(({ context }) => ({
      registration: { ...context.registration, password: noPassword },
    })),
    release: sendTo('form', (_, { error }: { error: unknown }) => ({
      type: 'form.release' as const,
      problems: problemsFrom(error),
    })),
    finish: sendTo('form', { type: 'form.done' }),
    openSession: sendTo(toSession, (_, { user }: { user: User }) => ({ type: 'session.opened', user })),
    sayWelcome: sendTo(toNotices, say('success', 'registrationSuccessful')),
    sayFailed: sendTo(toNotices, (_, { error }: { error: unknown }) =>
      say('error', error instanceof UserExists ? 'userExists' : 'registrationFailed'),
    ),
  },
  guards: {
    isUnprotected: (_, { error }: { error: unknown }) => error instanceof PasswordsUnavailable,
    isTaken: (_, { error }: { error: unknown }) => error instanceof UserExists,
  },
}).createMachine({
  id: 'register',
  context: { registration: { name: '', email: '', password: noPassword } },
  invoke: { id: 'form', src: 'form', input: { values: blank, draft } },
  initial: 'open',
  states: {
    open: {
      initial: 'filling',
      states: {
        filling: {},
        /** This browser cannot hash a password at this address; nothing was stored. */
        unprotected: { tags: ['unprotected'] },
        notSaved: { tags: ['notSaved'] },
      },
      on: {
        'form.submitted': { target: 'registering', actions: withEvent('setRegistration') },
      },
    },
    registering: {
      tags: ['busy'],
      exit: 'forgetPassword',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context, self }) => ({ ...context.registration, preferences: preferencesIn(self.system) }),
        onDone: {
          target: 'registered',
          actions: [
            'finish',
            'sayWelcome',
            { type: 'openSession', params: ({ event }) => ({ user: event.output }) },
          ],
        },
        onError: [
          {
            guard: withEvent('isTaken'),
            target: 'open.filling',
            actions: [withEvent('release'), withEvent('sayFailed')],
          },
          {
            guard: withEvent('isUnprotected'),
            target: 'open.unprotected',
            actions: [withEvent('release'), withEvent('sayFailed')],
          },
          { target: 'open.notSaved', actions: [withEvent('release'), withEvent('sayFailed')] },
        ],
      },
    },
    registered: { type: 'final' },
  },
})

function problemsFrom(error: unknown): Problems {
  return error instanceof UserExists ? { email: 'userExists' } : {}
}

function registrationFrom(values: FormValues): Registration {
  return { name: textOf(values.name), email: textOf(values.email), password: passwordOf(values.password) }
}
