import { defineTexts } from '../texts.ts'

export const exportTexts = defineTexts('room.export', {
  title: 'Download and share',
  download: (format: string) => `Download ${format}`,
  link: 'Copy link',
})
