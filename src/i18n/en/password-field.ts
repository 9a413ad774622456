import { defineTexts } from '../texts.ts'

export const passwordFieldTexts = defineTexts('password-field', {
  show: 'Show password',
  hide: 'Hide password',
})
