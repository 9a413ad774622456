import { defineTexts } from '../texts.ts'

export const imagePreviewTexts = defineTexts('image-preview', {
  picture: 'Image preview',
  empty: 'Your image appears here',
  invalid: 'No image at this address',
  loading: 'Loading image',
  change: 'Change Image',
})
