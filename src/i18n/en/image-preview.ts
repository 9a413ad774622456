import { defineTexts } from '../texts.ts'

export const imagePreviewTexts = defineTexts('image-preview', {
  picture: 'Preview of the picture',
  empty: 'The picture shows here',
  invalid: 'No picture there',
  loading: 'Loading the picture',
  change: 'Change Image',
})
