import { defineTexts } from '../texts.ts'

export const scenariosTexts = defineTexts('room.scenarios', {
  title: 'Scenarios',
  about: 'Each scenario opens a shop with its own database. Your data is not changed.',
})
