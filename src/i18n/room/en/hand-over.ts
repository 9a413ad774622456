import { defineTexts } from '../../texts.ts'

export const handOverTexts = defineTexts('room.hand-over', {
  title: 'Hand over',
  download: (format: string) => `Download ${format}`,
  link: 'Copy link',
})
