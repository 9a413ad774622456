import { defineTexts } from '../texts.ts'

export const roomTexts = defineTexts('room', {
  title: 'Machine room',
  gallery: 'All machines',
  alone: 'No open shop was found. You can still view the charts.',
  openShop: 'Open the shop',
  tabs: 'Shop tab',
  lost: (title: string) => `${title} has crashed.`,
  leave: 'Close the machine room',
  popOut: 'Open in a separate window',
})
