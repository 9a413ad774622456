import { defineTexts } from '../texts.ts'

/** What the shop says of the machine room, which has its own words. */
export const machineRoomTexts = defineTexts('machineRoom', {
  link: 'Machine room',
  report: 'Report a problem',
})
