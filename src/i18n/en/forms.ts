import type { Problem } from '../../../machines/domain/form.ts'
import type { Country } from '../../../machines/domain/settings.ts'
import { defineTexts } from '../texts.ts'

const problems: Record<Problem, string> = {
  required: 'This field is required',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  confirmRequired: 'Please confirm your password',
  passwordsDiffer: 'Passwords do not match',
  passwordShort: 'Password must be at least 6 characters long',
  passwordWrong: 'This is not your current password',
  priceInvalid: 'Please enter a valid price greater than 0',
  imageInvalid: 'Invalid image URL. Please provide a valid image link.',
  avatarInvalid: 'Invalid image URL. Please provide a valid image link.',
  cardNumberInvalid: 'Please enter a valid card number',
  cardSavedAlready: 'This card is already saved',
  cardHolderInvalid: 'Please enter a valid cardholder name',
  expiryInvalid: 'Please enter a valid expiry date',
  codeInvalid: 'Please enter a valid CVV',
  countryInvalid: 'Please choose a country',
  userExists: 'User already exists',
}

export const problemTexts = defineTexts('problems', {
  ...problems,
  summary: 'Please fix these fields:',
  afterLabel: (problem: string) => `: ${problem}`,
})

const countries: Record<Country, string> = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
}

export const countryTexts = defineTexts('countries', countries)

export const imagePreviewTexts = defineTexts('imagePreview', {
  picture: 'Image preview',
  empty: 'Your image appears here',
  invalid: 'No image at this address',
  loading: 'Loading image',
  change: 'Change Image',
})
