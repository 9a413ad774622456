import { defineTexts } from '../texts.ts'

export const chartTexts = defineTexts('room.chart', {
  figure: (machine: string) => `${machine} statechart`,
  frame: 'Drawing: arrow keys move it, plus and minus zoom, 0 fits it',
  smaller: 'Zoom out',
  larger: 'Zoom in',
  fit: 'Fit',
})
