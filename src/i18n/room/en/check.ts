import { defineTexts } from '../../texts.ts'

export const checkTexts = defineTexts('room.check', {
  title: 'Checkpoint',
  what: 'What is checked',
  state: 'state',
  is: 'Is expected to be',
  set: 'Expect this here',
  holds: 'holds now',
  holdsNot: (found: string) => `does not hold now: it is ${found}`,
})
