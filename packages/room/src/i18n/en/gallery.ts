import { defineTexts, plural } from '../texts.ts'

export const galleryTexts = defineTexts('room.gallery', {
  size: (states: number, transitions: number) =>
    `${plural('en', states, { one: '# state', other: '# states' })}, ${plural('en', transitions, { one: '# transition', other: '# transitions' })}`,
})
