import { defineTexts } from '../texts.ts'

export const keepingTexts = defineTexts('keeping', {
  update: 'A new version of the shop is available',
  reload: 'Reload',
  dismiss: 'Dismiss',
  install: 'Install the shop as an app',
})
