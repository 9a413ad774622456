import { inputOf, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { InvalidCredentials, PasswordsUnavailable, StorageError } from '../domain/errors.ts'
import { Secret } from '../domain/secret.ts'
import { ada } from '../fixtures/examples.ts'
import { defineShopModel, says } from '../fixtures/shop-model.ts'
import { loginMachine } from './login.machine.ts'

const values = { email: 'ada@example.com', password: new Secret('password', 'correct horse') }
const blank = { email: '', password: new Secret('password', '') }
const releasesForm = tells('form', { type: 'form.release' })
const submitted = {
  to: 'signingIn',
  after: (_: unknown, { credentials }: { credentials: { email: string; password: Secret } }) =>
    credentials.email === values.email && Secret.open(credentials.password) === 'correct horse',
}
/** The password is cleared after a success and after a failure. */
const isPasswordCleared = (_: unknown, { credentials }: { credentials: { password: Secret } }) =>
  Secret.open(credentials.password) === ''

type Credentials = { credentials: { password: Secret } }

/** The context has the exact message of the error. */
const hasReasonOfFailure = (
  before: Credentials,
  after: Credentials & { reason: string },
  { error }: AnyEventObject,
): boolean => isPasswordCleared(before, after) && after.reason === error.message && error.message !== ''

export const loginModel = defineShopModel({
  machine: loginMachine,
  purpose:
    'Signing in: the context has the exact error, and the visitor sees the same message for every refusal.',
  input: undefined,
  initially: ({ context: { credentials, reason }, children: { form } }) =>
    JSON.stringify([credentials, reason]) === JSON.stringify([blank, '']) &&
    JSON.stringify(form?.getSnapshot().context.values) === JSON.stringify(blank),
  events: [
    { type: 'form.submitted', values },
    { type: 'xstate.done.actor.signIn', output: ada },
    { type: 'xstate.error.actor.signIn', error: new InvalidCredentials() },
    { type: 'xstate.error.actor.signIn', error: new PasswordsUnavailable() },
    { type: 'xstate.error.actor.signIn', error: new StorageError('denied', 'closed') },
  ],
  abstract: ({ reason }) => reason,
  answers: {
    open: { 'form.submitted': submitted },
    signingIn: {
      'xstate.done.actor.signIn': {
        to: 'signedIn',
        does: [says('success', 'loginSuccessful'), tells('session', { type: 'session.opened', user: ada })],
        after: isPasswordCleared,
      },
      'xstate.error.actor.signIn': [
        {
          when: (_, { error }) => error instanceof PasswordsUnavailable,
          to: 'open.unprotected',
          does: [releasesForm],
          after: hasReasonOfFailure,
        },
        {
          when: (_, { error }) => error instanceof StorageError,
          to: 'open.notSaved',
          does: [releasesForm],
          after: hasReasonOfFailure,
        },
        {
          to: 'open.refused',
          does: [releasesForm, says('error', 'loginFailed')],
          after: hasReasonOfFailure,
        },
      ],
    },
  },
  tags: {
    'open.refused': ['refused'],
    'open.unprotected': ['unprotected'],
    'open.notSaved': ['notSaved'],
    signingIn: ['busy'],
  },
  invariants: {
    'the password is in context only while it is checked': ({ value, context }) =>
      value === 'signingIn' || Secret.open(context.credentials.password) === '',
    'the typed values are checked': (snapshot) =>
      snapshot.value !== 'signingIn' || inputOf(snapshot, 'signIn') === snapshot.context.credentials,
  },
})
