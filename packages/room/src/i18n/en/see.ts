import { defineTexts } from '../texts.ts'

export const chartTexts = defineTexts('room.chart', {
  figure: (machine: string) => `${machine} statechart`,
  frame: 'Drawing: arrow keys move it, plus and minus zoom, 0 fits it',
  drawing: 'The chart is being drawn…',
  notDrawn: 'This chart cannot be drawn. Its states are listed under States.',
  smaller: 'Zoom out',
  larger: 'Zoom in',
  fit: 'Whole chart',
  follow: 'Follow',
  closeMenu: 'Close menu',
  refused: (event: string) => `${event} is refused now.`,
  notIn: (state: string) => `Cannot happen now: ${state} is not active.`,
})

export const exportTexts = defineTexts('room.export', {
  title: 'Download and share',
  download: (format: string) => `Download ${format}`,
  link: 'Copy link',
})

export const timeTexts = defineTexts('room.time', {
  title: 'Time',
  back: 'Step back',
  forward: 'Step forward',
  moment: 'Moment of the session',
  past: 'State after',
  before: 'Before its first event',
  resume: 'Continue from here',
  now: 'Back to the present',
  obstacles: {
    present: 'This is the present state.',
    ended: 'Not possible: the actor has ended.',
    delay: 'Not possible: a delay is running, which cannot be scheduled again.',
    actors: 'Not possible: other actors were running at this moment.',
    report: 'Not possible: this is a report.',
  },
})

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
  ended: 'None: the actor has ended.',
  failed: (message: string) => `The actor has failed: ${message}`,
  context: 'Context',
  more: 'Show',
  guards: 'Guards',
  holds: 'true',
  holdsNot: 'false',
  depends: 'depends on the event',
  instances: 'Actor',
  notRunning: 'No actor is running this machine in this tab.',
  actorIn: (id: string, status: string) => `${id}, ${status}`,
})
