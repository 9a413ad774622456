import { defineTexts } from '../texts.ts'

export const passwordChangeTexts = defineTexts('password-change', {
  title: 'Password',
  lead: 'Changing it takes the one that you have now.',
  open: 'Change password',
  fields: {
    currentPassword: 'Current password',
    newPassword: 'New password',
    confirmPassword: 'Confirm new password',
  },
  hint: 'At least 6 characters.',
  submit: 'Save new password',
  busy: 'Changing...',
  cancel: 'Cancel',
  unprotected:
    'This page was not opened over a secure connection, so the browser cannot keep a password safely here. Your password is as it was.',
  notKept: 'Your password is as it was: this browser’s storage could not keep the new one. Please try again.',
})
