import { assign, sendTo, setup } from 'xstate'
import { namedError, PasswordsUnavailable } from '../domain/errors.ts'
import {
  type FormValues,
  firstProblemOf,
  hasMinimumLength,
  noPassword,
  type Problems,
  passwordOf,
  required,
  samePasswordAs,
} from '../domain/form.ts'
import { say } from '../domain/notice.ts'
import type { Secret } from '../domain/secret.ts'
import type { User } from '../domain/user.ts'
import { type FormSubmitted, formMachine } from '../form/form.machine.ts'
import { port, withEvent } from '../ports/setup.ts'
import { isNotSignedIn, signedOutActions } from '../ports/signed-out.ts'
import { toNotices } from '../ports/system.ts'

export class WrongPassword extends namedError('WrongPassword') {
  constructor() {
    super('This is not the current password')
  }
}

const blank: FormValues = {
  currentPassword: noPassword,
  newPassword: noPassword,
  confirmPassword: noPassword,
}

export const passwordChangeRules = {
  currentPassword: required('passwordRequired'),
  newPassword: firstProblemOf(required('passwordRequired'), hasMinimumLength),
  confirmPassword: firstProblemOf(required('confirmRequired'), samePasswordAs('newPassword')),
}

export interface PasswordChange {
  user: User
  current: Secret
  wanted: Secret
}

type PasswordChangeEvent = FormSubmitted | { type: 'change.asked' } | { type: 'change.dropped' }

export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChange,
    events: {} as PasswordChangeEvent,
    input: {} as { user: User },
    tags: {} as 'open' | 'busy' | 'saving' | 'unprotected' | 'notSaved',
    children: {} as { form: 'form' },
  },
  actors: {
    form: formMachine,
    change: port<void, PasswordChange>('changing the password'),
  },
  actions: {
    ...signedOutActions<PasswordChange, PasswordChangeEvent>(),
    setPasswords: assign((_, { values }: { values: FormValues }) => ({
      current: passwordOf(values.currentPassword),
      wanted: passwordOf(values.newPassword),
    })),
    forgetPasswords: assign({ current: noPassword, wanted: noPassword }),
    release: sendTo('form', (_, { error }: { error: unknown }) => ({
      type: 'form.release' as const,
      problems: problemsFrom(error),
    })),
    sayChanged: sendTo(toNotices, say('success', 'passwordChanged')),
  },
  guards: {
    isNotSignedIn,
    isWrong: (_, { error }: { error: unknown }) => error instanceof WrongPassword,
    isUnprotected: (_, { error }: { error: unknown }) => error instanceof PasswordsUnavailable,
  },
}).createMachine({
  id: 'passwordChange',
  context: ({ input }) => ({ ...input, current: noPassword, wanted: noPassword }),
  initial: 'closed',
  states: {
    closed: { on: { 'change.asked': 'open' } },
    open: {
      tags: ['open'],
      invoke: { id: 'form', src: 'form', input: () => ({ values: blank }) },
      initial: 'filling',
      states: {
        filling: {},
        unprotected: { tags: ['unprotected'] },
        notSaved: { tags: ['notSaved'] },
        changing: {
          tags: ['busy', 'saving'],
          exit: 'forgetPasswords',
          invoke: {
            id: 'change',
            src: 'change',
            input: ({ context }) => context,
            onDone: { target: '#passwordChange.closed', actions: 'sayChanged' },
            onError: [
              { guard: withEvent('isWrong'), target: 'filling', actions: withEvent('release') },
              {
                guard: withEvent('isNotSignedIn'),
                target: 'filling',
                actions: [withEvent('release'), 'rereadSession', 'sayNotSignedIn'],
              },
              { guard: withEvent('isUnprotected'), target: 'unprotected', actions: withEvent('release') },
              { target: 'notSaved', actions: withEvent('release') },
            ],
          },
        },
      },
      on: {
        'form.submitted': { target: '.changing', actions: withEvent('setPasswords') },
        'change.dropped': 'closed',
      },
    },
  },
})

function problemsFrom(error: unknown): Problems {
  return error instanceof WrongPassword ? { currentPassword: 'passwordWrong' } : {}
}
