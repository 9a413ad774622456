import { defineTexts } from '../texts.ts'

export const seeTexts = defineTexts('room.see', {
  outline: 'States',
  statesOf: (machine: string) => `States of ${machine}`,
  active: 'active',
  initial: 'initial',
  kinds: { parallel: 'parallel', final: 'final', shallow: 'history', deep: 'deep history' },
  point: 'Show',
  now: 'Now',
  can: 'Possible events',
  nothing: 'No external events',
  context: 'Context',
  guards: 'Guards',
  holds: 'true',
  holdsNot: 'false',
  depends: 'depends on the event',
  instances: 'Actor',
  notRunning: 'No actor is running this machine in this tab.',
  actorIn: (id: string, status: string) => `${id}, ${status}`,
})
