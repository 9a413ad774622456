import { defineTexts } from '../texts.ts'

export const findTexts = defineTexts('room.find', {
  title: 'Find',
  hint: 'Find (Ctrl+K)',
  results: 'Results',
  kinds: {
    machine: 'machine',
    state: 'state',
    event: 'event',
    actor: 'actor',
    scenario: 'scenario',
    command: 'panel',
  },
})
