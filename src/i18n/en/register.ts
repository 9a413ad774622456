import { defineTexts } from '../texts.ts'

export const registerTexts = defineTexts('register', {
  title: 'Create account',
  lead: 'It takes a minute, and stays in this browser.',
  name: 'Full name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters.',
  confirmPassword: 'Confirm password',
  submit: 'Create Account',
  busy: 'Creating Account...',
  unprotected:
    'This page was not opened over a secure connection, so the browser cannot keep a password safely here. No account was made and nothing was stored. Open the shop over https, or from this computer’s own address.',
  notKept:
    'Your account was not made: this browser’s storage could not keep it. What you typed is still here; please try again.',
  known: 'Already have an account?',
  login: 'Sign in',
})
