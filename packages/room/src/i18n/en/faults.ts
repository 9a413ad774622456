import { defineTexts } from '../texts.ts'

export const faultsTexts = defineTexts('room.faults', {
  title: 'Faults',
})
