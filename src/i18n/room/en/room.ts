import { defineTexts } from '../../texts.ts'

export const roomTexts = defineTexts('room', {
  title: 'Machine room',
  gallery: 'All machines',
  alone: 'No open shop was found. The charts can be looked at all the same.',
  openShop: 'Open the shop',
  tabs: 'Shop tab',
  lost: (title: string) => `${title}: gone, it has crashed.`,
  leave: 'Close the machine room',
  popOut: 'Open in a window of its own',
})
