import { defineTexts } from '../../texts.ts'

export const timeTexts = defineTexts('room.time', {
  title: 'Time',
  undo: 'Undo step',
  redo: 'Redo step',
  past: 'As it was after',
  resume: 'Go on from here',
  now: 'Back to the present',
})
