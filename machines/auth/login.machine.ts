import { assign, sendTo, setup } from 'xstate'
import { PasswordsUnavailable, StorageError } from '../domain/errors.ts'
import {
  email,
  type FormValues,
  firstProblemOf,
  noPassword,
  passwordOf,
  required,
  textOf,
} from '../domain/form.ts'
import { say } from '../domain/notice.ts'
import type { Secret } from '../domain/secret.ts'
import type { User } from '../domain/user.ts'
import { type FormSubmitted, formMachine } from '../form/form.machine.ts'
import { port, withEvent } from '../ports/setup.ts'
import { toNotices, toSession } from '../ports/system.ts'

export interface Credentials {
  email: string
  password: Secret
}

export const loginRules = {
  email: firstProblemOf(required('emailRequired'), email),
  password: required('passwordRequired'),
}

/** The sign-in form. The context has the exact reason of a failure; the message for a refusal is always the same. */
export const loginMachine = setup({
  types: {
    context: {} as { credentials: Credentials; reason: string },
    events: {} as FormSubmitted,
    tags: {} as 'busy' | 'refused' | 'unprotected' | 'notSaved',
    children: {} as { form: 'form' },
  },
  actors: {
    form: formMachine,
    signIn: port<User, Credentials>('signing in'),
  },
  actions: {
    setCredentials: assign((_, { values }: { values: FormValues }) => ({
      credentials: credentialsFrom(values),
    })),
    setReason: assign((_, { error }: { error: unknown }) => ({
      reason: error instanceof Error ? error.message : String(error),
    })),
    forgetPassword: assign(({ context }) => ({
      credentials: { ...context.credentials, password: noPassword },
    })),
    release: sendTo('form', { type: 'form.release' }),
    openSession: sendTo(toSession, (_, { user }: { user: User }) => ({ type: 'session.opened', user })),
    sayWelcome: sendTo(toNotices, say('success', 'loginSuccessful')),
    sayFailed: sendTo(toNotices, say('error', 'loginFailed')),
  },
  guards: {
    isUnprotected: (_, { error }: { error: unknown }) => error instanceof PasswordsUnavailable,
    isStorage: (_, { error }: { error: unknown }) => error instanceof StorageError,
  },
}).createMachine({
  id: 'login',
  context: () => ({ credentials: { email: '', password: noPassword }, reason: '' }),
  invoke: {
    id: 'form',
    src: 'form',
    input: () => ({ values: { email: '', password: noPassword } }),
  },
  initial: 'open',
  states: {
    open: {
      initial: 'filling',
      states: {
        filling: {},
        refused: { tags: ['refused'] },
        /** This browser cannot check a password at this address. */
        unprotected: { tags: ['unprotected'] },
        /** The session could not be read or stored. */
        notSaved: { tags: ['notSaved'] },
      },
      on: {
        'form.submitted': { target: 'signingIn', actions: withEvent('setCredentials') },
      },
    },
    signingIn: {
      tags: ['busy'],
      exit: 'forgetPassword',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => context.credentials,
        onDone: {
          target: 'signedIn',
          actions: ['sayWelcome', { type: 'openSession', params: ({ event }) => ({ user: event.output }) }],
        },
        onError: [
          {
            guard: withEvent('isUnprotected'),
            target: 'open.unprotected',
            actions: [withEvent('setReason'), 'release'],
          },
          {
            guard: withEvent('isStorage'),
            target: 'open.notSaved',
            actions: [withEvent('setReason'), 'release'],
          },
          { target: 'open.refused', actions: [withEvent('setReason'), 'release', 'sayFailed'] },
        ],
      },
    },
    signedIn: { type: 'final' },
  },
})

function credentialsFrom(values: FormValues): Credentials {
  return { email: textOf(values.email), password: passwordOf(values.password) }
}
