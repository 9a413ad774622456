import { defineTexts } from '../../texts.ts'

export const seeTexts = defineTexts('room.see', {
  outline: 'States',
  statesOf: (machine: string) => `States of ${machine}`,
  active: 'active',
  initial: 'initial',
  kinds: { parallel: 'parallel', final: 'final', shallow: 'history', deep: 'deep history' },
  point: 'Show',
  now: 'Now',
  can: 'Can happen next',
  nothing: 'Nothing from outside',
  context: 'Context',
  guards: 'Guards',
  holds: 'holds',
  holdsNot: 'does not hold',
  depends: 'depends on the event',
  instances: 'Actor',
  notRunning: 'No actor runs this machine in the tab at present.',
  actorIn: (id: string, status: string) => `${id}, ${status}`,
})
