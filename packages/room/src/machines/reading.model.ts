import { defineModel } from '@statecart/prove'
import { readingMachine } from './reading.machine.ts'

export const readingModel = defineModel({
  machine: readingMachine,
  purpose: 'The log of the machine room: it follows the latest event until the user scrolls back.',
  input: undefined,
  initially: ({ value, context: { above } }) => value === 'following' && above === 0,
  events: [
    { type: 'reading.scrolled', above: 3, atEnd: false },
    { type: 'reading.scrolled', above: 9, atEnd: true },
    { type: 'reading.restarted' },
  ],
  abstract: ({ above }) => above,
  answers: {
    '*': {
      'reading.scrolled': [
        {
          when: (_, { atEnd }) => atEnd === true,
          to: 'following',
          after: (_, { above }) => above === 9,
        },
        { to: 'lookingBack', after: (_, { above }) => above === 3 },
      ],
      'reading.restarted': { to: 'following', after: (_, { above }) => above === 0 },
    },
  },
  invariants: {},
})
