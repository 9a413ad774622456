import { assign, fromCallback, sendTo, setup } from 'xstate'
import { draftKey } from '../domain/form.ts'
import { say } from '../domain/notice.ts'
import { guest, type Owner, type OwnerChanged } from '../domain/user.ts'
import { type FormSubmitted, formMachine } from '../form/form.machine.ts'
import { withEvent } from '../ports/setup.ts'
import { toNotices } from '../ports/system.ts'
import { blankMessage, type Message, messageFrom } from './contact.ts'

export interface ContactContext {
  /** Undefined until the session is restored. */
  owner: Owner | undefined
}

export type ContactEvent = FormSubmitted | { type: 'contact.another' } | OwnerChanged

/** The contact form. The shop has no server, so the message is only logged, and neither sent nor stored. */
export const contactMachine = setup({
  types: { context: {} as ContactContext, events: {} as ContactEvent },
  actors: { form: formMachine, owner: fromCallback<OwnerChanged>(() => {}) },
  actions: {
    log: (_, __: { message: Message }) => {},
    setOwner: assign((_, { owner }: { owner: Owner }) => ({ owner })),
    nameDraft: sendTo('form', (_, { owner }: { owner: Owner }) => ({
      type: 'form.draft' as const,
      draft: draftOf(owner),
    })),
    finish: sendTo('form', { type: 'form.done' }),
    saySent: sendTo(toNotices, say('success', 'messageSent')),
  },
  guards: {
    isUsers: ({ context: { owner } }) => owner !== undefined && owner !== guest,
  },
  delays: { moment: 0 },
}).createMachine({
  id: 'contact',
  context: { owner: undefined },
  invoke: { id: 'owner', src: 'owner' },
  initial: 'writing',
  states: {
    writing: {
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { owner } }) => ({
          values: blankMessage,
          ...(owner === undefined ? {} : { draft: draftOf(owner) }),
        }),
      },
      on: {
        'owner.changed': [
          /** The form starts empty, so that the next owner does not see what a user was writing. */
          { guard: 'isUsers', target: 'writing', reenter: true, actions: withEvent('setOwner') },
          { actions: [withEvent('setOwner'), withEvent('nameDraft')] },
        ],
      },
      initial: 'open',
      states: {
        open: {
          on: {
            'form.submitted': {
              target: 'done',
              actions: [
                { type: 'log', params: ({ event }) => ({ message: messageFrom(event.values) }) },
                'finish',
                'saySent',
              ],
            },
          },
        },
        /**
         * The form is still handling its submit, so `form.done` waits in its mailbox. Stopping the form now would clear the mailbox,
         * and the draft would stay.
         */
        done: {
          after: { moment: '#contact.sent' },
          on: { 'owner.changed': { actions: withEvent('setOwner') } },
        },
      },
    },
    sent: {
      on: {
        'contact.another': 'writing',
        'owner.changed': { actions: withEvent('setOwner') },
      },
    },
  },
})

function draftOf(owner: Owner): { key: string; owner: Owner } {
  return { key: draftKey(owner, 'contact'), owner }
}
