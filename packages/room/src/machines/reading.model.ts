import { defineModel } from '@statecart/prove'
import { type Filter, type ReadingContext, readingMachine } from './reading.machine.ts'

const restIsLeft = (before: ReadingContext, after: ReadingContext) =>
  after.filter === before.filter && after.chosen === before.chosen
const isSame = (one: Filter, other: Filter) => JSON.stringify(one) === JSON.stringify(other)

export const readingModel = defineModel({
  machine: readingMachine,
  purpose: 'The log of the machine room: it follows the latest event until the user scrolls back.',
  input: undefined,
  initially: ({ context: { above, filter, chosen } }) =>
    above === 0 && isSame(filter, { text: '', actor: '', event: '', ignored: false }) && chosen === undefined,
  events: [
    { type: 'reading.scrolled', above: 3, atEnd: false },
    { type: 'reading.scrolled', above: 9, atEnd: true },
    { type: 'reading.narrowed', filter: { text: 'cart' } },
    { type: 'reading.narrowed', filter: { ignored: true } },
    { type: 'reading.chosen', entry: 4 },
  ],
  abstract: ({ above, filter, chosen }) => [above, filter, chosen],
  answers: {
    '*': {
      'reading.scrolled': [
        {
          when: (_, { atEnd }) => atEnd === true,
          to: 'following',
          after: (before, after) => restIsLeft(before, after) && after.above === 9,
        },
        {
          to: 'lookingBack',
          after: (before, after) => restIsLeft(before, after) && after.above === 3,
        },
      ],
      'reading.narrowed': {
        to: 'following',
        after: (before, after, { filter }) =>
          isSame(after.filter, { ...before.filter, ...filter }) &&
          after.above === 0 &&
          after.chosen === before.chosen,
      },
      'reading.chosen': {
        after: ({ above, filter }, after) =>
          after.chosen === 4 && after.above === above && after.filter === filter,
      },
    },
  },
  invariants: {},
})
