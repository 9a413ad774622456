import { defineTexts, plural } from '../texts.ts'

export const logTexts = defineTexts('room.log', {
  title: 'Log',
  search: 'Search the log',
  total: (count: number) => plural('en', count, { one: '# event', other: '# events' }),
  ignored: 'ignored',
  failed: (message: string) => `failed: ${message}`,
  detail: 'Selected event',
  changes: 'Changes of the context',
  holds: 'was true',
  holdsNot: 'was false',
  depends: 'depends on the event',
  actor: 'Actor',
  event: 'Event',
  all: 'All',
  ignoredOnly: 'Ignored only',
  sequence: 'Sequence',
  outside: 'from outside',
})
