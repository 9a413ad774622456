import { assign, sendTo, setup } from 'xstate'
import { UserExists } from '../domain/accounts.ts'
import { PasswordsUnavailable } from '../domain/errors.ts'
import { draftKey, type FormValues, type Problem, type Problems, textOf } from '../domain/form.ts'
import { say } from '../domain/notice.ts'
import type { Preferences } from '../domain/preferences.ts'
import { Secret } from '../domain/secret.ts'
import type { Owner, User } from '../domain/user.ts'
import { type FormSubmitted, formMachine } from '../form/form.machine.ts'
import { port, withEvent } from '../ports/setup.ts'
import { preferencesIn, toNotices, toSession } from '../ports/system.ts'

export interface Registration {
  name: string
  email: string
  password: Secret
  /** The preferences of this visit, which become those of the account. */
  preferences: Preferences
}

const noPassword = new Secret('password', '')
const blank: FormValues = { name: '', email: '', password: noPassword, confirmPassword: noPassword }

export const registerMachine = setup({
  types: {
    context: {} as { registration: Registration; draft: { key: string; owner: Owner } },
    events: {} as FormSubmitted,
    input: {} as { preferences: Preferences; owner: Owner },
    tags: {} as 'busy' | 'unprotected' | 'notSaved',
    children: {} as { form: 'form' },
  },
  actors: {
    form: formMachine,
    register: port<User, Registration>('registering'),
  },
  actions: {
    setRegistration: assign(({ context }, { values }: { values: FormValues }) => ({
      registration: registrationFrom(values, context.registration),
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
  context: ({ input: { preferences, owner } }) => ({
    registration: { name: '', email: '', password: noPassword, preferences },
    draft: { key: draftKey(owner, 'register'), owner },
  }),
  invoke: {
    id: 'form',
    src: 'form',
    input: ({ context }) => ({ values: blank, draft: context.draft }),
  },
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
          {
            target: 'open.notSaved',
            actions: [withEvent('release'), withEvent('sayFailed')],
          },
        ],
      },
    },
    registered: { type: 'final' },
  },
})

function problemsFrom(error: unknown): Problems {
  return error instanceof UserExists ? { email: 'userExists' satisfies Problem } : {}
}

function registrationFrom(values: FormValues, { preferences }: Registration): Registration {
  const { password } = values
  return {
    name: textOf(values.name),
    email: textOf(values.email),
    password: password instanceof Secret ? password : noPassword,
    preferences,
  }
}
