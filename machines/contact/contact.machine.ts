import { sendTo, setup } from 'xstate'
import { type FormSubmitted, formMachine } from '../form/form.machine.ts'
import type { Owner } from '../ports/stored.ts'
import { toNotices } from '../shop/reach.ts'
import { blankMessage, contactRules, type Message, messageFrom } from './contact.ts'

export type ContactEvent = FormSubmitted | { type: 'contact.another' }

/** A message to the shop. There is nobody to send it to: it is logged here, and nothing of it is kept. */
export const contactMachine = setup({
  types: { context: {} as { owner: Owner }, events: {} as ContactEvent, input: {} as { owner: Owner } },
  actors: { form: formMachine },
  actions: {
    log: (_, __: { message: Message }) => {},
    finish: sendTo('form', { type: 'form.done' }),
    saySent: sendTo(toNotices, { type: 'notice.say', notices: [{ kind: 'success', text: 'messageSent' }] }),
  },
  delays: { moment: 0 },
}).createMachine({
  id: 'contact',
  context: ({ input }) => input,
  initial: 'writing',
  states: {
    writing: {
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { owner } }) => ({
          rules: contactRules,
          values: blankMessage,
          draft: { key: `${owner}/contact`, owner },
        }),
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
        /** The form is still busy telling: it hears that it is done, and forgets its draft, before it goes. */
        done: { after: { moment: '#contact.sent' } },
      },
    },
    sent: { on: { 'contact.another': 'writing' } },
  },
})
