import { defineTexts } from '../texts.ts'

export const checkTexts = defineTexts('room.check', {
  title: 'Checkpoint',
  what: 'Checked value',
  state: 'state',
  is: 'Expected value',
  set: 'Add checkpoint',
  holds: 'passes now',
  holdsNot: (found: string) => `fails now: it is ${found}`,
})
