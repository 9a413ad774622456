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
    'This page was not opened over a secure connection, so the browser cannot check a password here. Nothing was sent or compared. Open the shop over https, or from this computer’s own address.',
  notKept:
    'You could not be signed in: this browser’s storage did not answer. Nothing is wrong with your password; please try again.',
  newHere: 'New here?',
  register: 'Create an account',
  forgotten: 'Forgot your password?',
  forgottenText:
    'Nobody can send you a new one: your account lives in this browser alone, and no mail leaves this shop. What you can do:',
  forgottenLook: 'Look among the passwords that your browser or password manager has saved.',
  forgottenInside:
    'If another tab is still signed in, save your data to a file there, under Settings. Then create an account with another email address and import the file.',
  forgottenNew:
    'Otherwise create an account with another email address. What the old one holds stays in this browser until its site data is cleared.',
})
