import { defineTexts } from '../texts.ts'

export const loginTexts = defineTexts('login', {
  title: 'Sign in',
  lead: 'Welcome back.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  busy: 'Signing in...',
  refused: 'Login failed. Please check your credentials.',
  unprotected:
    'This page is not on a secure connection, so the browser cannot check a password. Nothing was sent or compared. Open the shop over https or at this computer’s local address.',
  notKept:
    'We could not sign you in because this browser’s storage is not responding. Your password is not the problem. Please try again.',
  newHere: 'New here?',
  register: 'Create an account',
  forgotten: 'Forgot your password?',
  forgottenText:
    'We cannot send you a new one: your account exists only in this browser, and this shop sends no email. What you can do:',
  forgottenLook: 'Check the passwords saved in your browser or password manager.',
  forgottenInside:
    'If another tab is still signed in, save your data to a file there, under Settings. Then create an account with another email address and import the file.',
  forgottenNew:
    'Otherwise, create an account with another email address. The old account stays in this browser until its site data is cleared.',
})
