import { defineTexts } from '../texts.ts'

export const whyTexts = defineTexts('room.why', {
  title: 'Why am I here?',
  from: (event: string, source: string) => `${event} from ${source}`,
  outside: 'outside',
  refused: (event: string) => `Refused: ${event}`,
  taken: 'taken',
  holds: 'true',
  holdsNot: 'false',
  depends: 'depends on the event',
  otherwise: 'else',
  stays: 'stays',
  contradicts: (states: string) => `The tests expect ${states} after this event.`,
  wronglyRefused: 'The tests expect that this event is not refused here.',
  trouble: {
    refused: (event: string, machine: string) => `See why ${machine} refused ${event}`,
    failed: (event: string, machine: string) => `See what failed in ${machine}: ${event}`,
  },
})
