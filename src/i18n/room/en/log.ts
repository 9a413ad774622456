import { defineTexts } from '../../texts.ts'

export const logTexts = defineTexts('room.log', {
  title: 'Log',
  search: 'Search the log',
  total: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  ignored: 'ignored',
  detail: 'The chosen event',
  taken: 'Taken:',
  holds: 'held',
  holdsNot: 'did not hold',
  depends: 'depends on the event',
  actor: 'Actor',
  event: 'Event',
  all: 'All',
  ignoredOnly: 'Ignored only',
  sequence: 'Sequence',
  outside: 'from outside',
})
