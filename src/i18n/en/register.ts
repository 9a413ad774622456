import { defineTexts } from '../texts.ts'

export const registerTexts = defineTexts('register', {
  title: 'Create account',
  lead: 'It takes a minute. Your account is stored only in this browser.',
  name: 'Full name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters.',
  confirmPassword: 'Confirm password',
  submit: 'Create Account',
  busy: 'Creating Account...',
  unprotected:
    'This page is not on a secure connection, so the browser cannot store a password safely. No account was created and nothing was stored. Open the shop over https or at this computer’s local address.',
  notKept:
    'Your account was not created because this browser could not store it. Your entries are still here. Please try again.',
  known: 'Already have an account?',
  login: 'Sign in',
})
