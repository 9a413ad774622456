import { inputOf, tells } from '@statecart/prove'
import { NotSignedIn, PasswordsUnavailable, StorageError } from '../domain/errors.ts'
import { Secret } from '../domain/secret.ts'
import { ada } from '../fixtures/examples.ts'
import { defineShopModel, says, signedOutEffects, wasSignedOut } from '../fixtures/shop-model.ts'
import { passwordChangeMachine, WrongPassword } from './password-change.machine.ts'

const current = new Secret('password', 'correct horse')
const wanted = new Secret('password', 'battery staple')
const values = { currentPassword: current, newPassword: wanted, confirmPassword: wanted }
const arePasswordsCleared = (_: unknown, context: { current: Secret; wanted: Secret }) =>
  Secret.open(context.current) === '' && Secret.open(context.wanted) === ''
const releasesForm = (problems: object) => tells('form', { type: 'form.release', problems })

export const passwordChangeModel = defineShopModel({
  machine: passwordChangeMachine,
  purpose: 'Changes the password of the account, for a user who knows the current one.',
  input: { user: ada },
  initially: (snapshot) => snapshot.matches('closed'),
  events: [
    { type: 'change.asked' },
    { type: 'change.dropped' },
    { type: 'form.submitted', values },
    { type: 'xstate.done.actor.change', output: undefined },
    { type: 'xstate.error.actor.change', error: new WrongPassword() },
    { type: 'xstate.error.actor.change', error: new NotSignedIn() },
    { type: 'xstate.error.actor.change', error: new PasswordsUnavailable() },
    { type: 'xstate.error.actor.change', error: new StorageError('full', 'no room') },
  ],
  abstract: () => null,
  answers: {
    closed: { 'change.asked': 'open.filling' },
    open: {
      'form.submitted': {
        to: 'open.changing',
        after: (_, context) => context.current === current && context.wanted === wanted,
      },
      'change.dropped': { to: 'closed', after: arePasswordsCleared },
    },
    'open.changing': {
      'xstate.done.actor.change': {
        to: 'closed',
        does: [says('success', 'passwordChanged')],
        after: arePasswordsCleared,
      },
      'xstate.error.actor.change': [
        {
          when: (_, { error }) => error instanceof WrongPassword,
          to: 'open.filling',
          does: [releasesForm({ currentPassword: 'passwordWrong' })],
          after: arePasswordsCleared,
        },
        {
          when: wasSignedOut,
          to: 'open.filling',
          does: [releasesForm({}), ...signedOutEffects],
          after: arePasswordsCleared,
        },
        {
          when: (_, { error }) => error instanceof PasswordsUnavailable,
          to: 'open.unprotected',
          does: [releasesForm({})],
          after: arePasswordsCleared,
        },
        { to: 'open.notSaved', does: [releasesForm({})], after: arePasswordsCleared },
      ],
    },
  },
  tags: {
    open: ['open'],
    'open.unprotected': ['unprotected'],
    'open.notSaved': ['notSaved'],
    'open.changing': ['busy', 'saving'],
  },
  invariants: {
    'passwords are in context only while the change is saved': (snapshot) =>
      snapshot.hasTag('busy') || arePasswordsCleared(undefined, snapshot.context),
    'the typed passwords are saved': (snapshot) =>
      !snapshot.hasTag('busy') || inputOf(snapshot, 'change') === snapshot.context,
    'the form actor runs only while the form is open': (snapshot) =>
      snapshot.hasTag('open') === (snapshot.children.form !== undefined),
  },
  acceptedMutants: {
    'open: form.submitted → open.changing: with reenter':
      'starts the form again, whose values this model does not contain',
  },
})
