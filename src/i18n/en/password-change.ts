import { defineTexts } from '../texts.ts'

export const passwordChangeTexts = defineTexts('password-change', {
  title: 'Password',
  lead: 'Enter your current password to set a new one.',
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
    'This page is not on a secure connection, so the browser cannot store a password safely. Your password has not changed.',
  notKept:
    'Your password has not changed because this browser could not store the new one. Please try again.',
})
