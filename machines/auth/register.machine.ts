import { assign, sendTo, setup } from 'xstate'
import { type FormSubmitted, formMachine } from '../form/form.machine.ts'
import {
  each,
  email,
  type FormValues,
  type Problem,
  type Problems,
  type Rule,
  required,
  textOf,
} from '../form/form.ts'
import { port } from '../ports/port.ts'
import type { Owner } from '../ports/stored.ts'
import type { Preferences } from '../preferences/preferences.ts'
import { isBlank, lengthOf, Secret, sameSecret } from '../secret/secret.ts'
import { preferencesIn, toNotices, toSession } from '../shop/reach.ts'
import { UserExists } from './accounts.ts'
import type { User } from './user.ts'

export const minimumPasswordLength = 6

export interface Registration {
  name: string
  email: string
  password: Secret
  /** Those in force: the new account takes them over. */
  preferences: Preferences
}

export const longEnough: Rule = (value) =>
  value instanceof Secret && lengthOf(value) < minimumPasswordLength ? 'passwordShort' : undefined

export const sameAs =
  (name: string): Rule =>
  (value, values) => {
    const other = values[name]
    return value instanceof Secret && other instanceof Secret && !isBlank(value) && !sameSecret(value, other)
      ? 'passwordsDiffer'
      : undefined
  }

export const registerRules = {
  name: required(),
  email: each(required('emailRequired'), email),
  password: each(required('passwordRequired'), longEnough),
  confirmPassword: each(required('confirmRequired'), sameAs('password')),
}

const noPassword = new Secret('password', '')
const blank: FormValues = { name: '', email: '', password: noPassword, confirmPassword: noPassword }

export const registerMachine = setup({
  types: {
    context: {} as { registration: Registration; draft: { key: string; owner: Owner } },
    events: {} as FormSubmitted,
    input: {} as { preferences: Preferences; owner: Owner },
    tags: {} as 'busy',
  },
  actors: {
    form: formMachine,
    register: port<User, Registration>('registering'),
  },
  actions: {
    take: assign(({ context }, { values }: { values: FormValues }) => ({
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
    sayWelcome: sendTo(toNotices, {
      type: 'notice.say',
      notices: [{ kind: 'success', text: 'registrationSuccessful' }],
    }),
    sayFailed: sendTo(toNotices, (_, { error }: { error: unknown }) => ({
      type: 'notice.say' as const,
      notices: [
        {
          kind: 'error' as const,
          text: error instanceof UserExists ? ('userExists' as const) : ('registrationFailed' as const),
        },
      ],
    })),
  },
}).createMachine({
  id: 'register',
  context: ({ input: { preferences, owner } }) => ({
    registration: { name: '', email: '', password: noPassword, preferences },
    draft: { key: `${owner}/register`, owner },
  }),
  invoke: {
    id: 'form',
    src: 'form',
    input: ({ context }) => ({ rules: registerRules, values: blank, draft: context.draft }),
  },
  initial: 'filling',
  states: {
    filling: {
      on: {
        'form.submitted': { target: 'registering', actions: { type: 'take', params: ({ event }) => event } },
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
        onError: {
          target: 'filling',
          actions: [
            { type: 'release', params: ({ event }) => event },
            { type: 'sayFailed', params: ({ event }) => event },
          ],
        },
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
