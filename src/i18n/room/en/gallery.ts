import { defineTexts } from '../../texts.ts'

export const galleryTexts = defineTexts('room.gallery', {
  size: (states: number, transitions: number) => `${states} states, ${transitions} transitions`,
})
