import { defineTexts } from '../texts.ts'

export const authLayoutTexts = defineTexts('authLayout', {
  title: 'Why create an account?',
  cart: 'Your cart and wishlist stay with you when you sign in.',
  orders: 'Find every order and its receipt in one place.',
  wishlist: 'Keep a wishlist of your own, separate from other accounts in this browser.',
  cards: 'Check out faster with saved cards and addresses.',
  local: 'Everything is stored in this browser, and you can export it as a file.',
  demoNotice:
    'This is a demo shop without a server. An account keeps your data separate, but does not protect it from other people who use this browser.',
})

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
  notSaved:
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
  notSaved:
    'Your account was not created because this browser could not store it. Your entries are still here. Please try again.',
  known: 'Already have an account?',
  login: 'Sign in',
})

export const passwordFieldTexts = defineTexts('passwordField', {
  show: 'Show password',
  hide: 'Hide password',
})
