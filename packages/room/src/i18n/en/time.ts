import { defineTexts } from '../texts.ts'

export const timeTexts = defineTexts('room.time', {
  title: 'Time',
  undo: 'Undo step',
  redo: 'Redo step',
  past: 'State after',
  resume: 'Resume from here',
  now: 'Back to the present',
})
