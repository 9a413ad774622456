import { setup } from 'xstate'

export type DisclosureEvent = { type: 'disclosure.opened' } | { type: 'disclosure.closed' }

/** A part of the page whose data is loaded when the part is opened. */
export const disclosureMachine = setup({ types: { events: {} as DisclosureEvent } }).createMachine({
  id: 'disclosure',
  initial: 'closed',
  states: {
    closed: { on: { 'disclosure.opened': 'open' } },
    open: { on: { 'disclosure.closed': 'closed' } },
  },
})
