import { defineTexts } from '../texts.ts'

export const layoutTexts = defineTexts('room.layout', {
  parts: 'Parts of this page',
  panels: { chart: 'Chart', inspector: 'Inspector', timeline: 'Timeline' },
  resize: { inspector: 'Size of the inspector', timeline: 'Size of the timeline' },
})
