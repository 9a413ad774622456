import { inputOf, isSameData, tells } from '@statecart/prove'
import { UserExists } from '../domain/accounts.ts'
import { PasswordsUnavailable, StorageError } from '../domain/errors.ts'
import type { Preferences } from '../domain/preferences.ts'
import { Secret } from '../domain/secret.ts'
import { ada } from '../fixtures/examples.ts'
import { defineShopModel, says } from '../fixtures/shop-model.ts'
import { type Registration, registerMachine } from './register.machine.ts'

const password = new Secret('password', 'correct horse')
const values = { name: 'Ada Lovelace', email: 'ada@example.com', password, confirmPassword: password }
const preferences: Preferences = { language: 'fr', currency: 'EUR', theme: 'dark' }
const noPassword = new Secret('password', '')
const isPasswordCleared = (_: unknown, { registration }: { registration: Registration }) =>
  Secret.open(registration.password) === ''
const releasesForm = tells('form', { type: 'form.release', problems: {} })

export const registerModel = defineShopModel({
  machine: registerMachine,
  purpose: 'Creating an account: it gets the visitor’s preferences, and the visitor is signed in.',
  input: undefined,
  initially: ({ value, context: { registration }, children: { form } }) =>
    isSameData(value, { open: 'filling' }) &&
    isSameData(registration, { name: '', email: '', password: noPassword }) &&
    isSameData(form?.getSnapshot().context.values, {
      name: '',
      email: '',
      password: noPassword,
      confirmPassword: noPassword,
    }),
  events: [
    { type: 'form.submitted', values },
    { type: 'xstate.done.actor.register', output: ada },
    { type: 'xstate.error.actor.register', error: new UserExists() },
    { type: 'xstate.error.actor.register', error: new PasswordsUnavailable() },
    { type: 'xstate.error.actor.register', error: new StorageError('full', 'no room') },
  ],
  abstract: ({ registration: { name } }) => name,
  answers: {
    open: {
      'form.submitted': {
        to: 'registering',
        after: (_, { registration: { name, email, password: typed } }) =>
          name === values.name && email === values.email && typed === password,
      },
    },
    registering: {
      'xstate.done.actor.register': {
        to: 'registered',
        does: [
          tells('form', { type: 'form.done' }),
          says('success', 'registrationSuccessful'),
          tells('session', { type: 'session.opened', user: ada }),
        ],
        after: isPasswordCleared,
      },
      'xstate.error.actor.register': [
        {
          when: (_, { error }) => error instanceof UserExists,
          to: 'open.filling',
          does: [
            tells('form', { type: 'form.release', problems: { email: 'userExists' } }),
            says('error', 'userExists'),
          ],
          after: isPasswordCleared,
        },
        {
          when: (_, { error }) => error instanceof PasswordsUnavailable,
          to: 'open.unprotected',
          does: [releasesForm, says('error', 'registrationFailed')],
          after: isPasswordCleared,
        },
        {
          to: 'open.notSaved',
          does: [releasesForm, says('error', 'registrationFailed')],
          after: isPasswordCleared,
        },
      ],
    },
  },
  siblings: { preferences: { chosen: preferences } },
  tags: { 'open.unprotected': ['unprotected'], 'open.notSaved': ['notSaved'], registering: ['busy'] },
  invariants: {
    'the password is in context only while the account is created': ({ value, context }) =>
      value === 'registering' || Secret.open(context.registration.password) === '',
    'the account gets the typed values and the preferences': (snapshot) =>
      snapshot.value !== 'registering' ||
      isSameData(inputOf(snapshot, 'register'), { ...snapshot.context.registration, preferences }),
    'the draft belongs to the guest': ({ children: { form } }) =>
      form?.getSnapshot().context.draft?.key === 'guest/register',
  },
})
