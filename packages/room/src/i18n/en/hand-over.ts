import { defineTexts } from '../texts.ts'

export const handOverTexts = defineTexts('room.hand-over', {
  title: 'Download and share',
  download: (format: string) => `Download ${format}`,
  link: 'Copy link',
})
