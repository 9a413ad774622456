import { defineTexts } from '../texts.ts'

export const addProductTexts = defineTexts('add-product', {
  title: 'Add New Product',
  editTitle: 'Edit Product',
  lead: 'It is kept in this browser and sold next to everything else.',
  editLead: (title: string) => `You are changing ${title}.`,
  back: 'Back to Products',
  form: 'Product',
  fields: {
    title: 'Title',
    price: 'Price',
    category: 'Category',
    description: 'Description',
    image: 'Image URL',
  },
  priceHint: 'In US dollars.',
  imageHint: 'PNG, JPG, GIF up to 10MB',
  imageInvalid: 'Invalid image URL. Please provide a valid image link.',
  submit: 'Add Product',
  busy: 'Adding...',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  stopEditing: 'Stop editing',
  notAdded:
    'The product was not added: this browser’s storage could not keep it. What you typed is still here; please try again.',
  notChanged:
    'The product was not changed: this browser’s storage could not keep it. What you typed is still here; please try again.',
  listTitle: 'Added in this browser',
  listEmpty: 'No product has been added in this browser yet.',
  edit: 'Edit',
  remove: 'Remove',
  question: (title: string) => `Remove ${title}?`,
  questionText: 'It is no longer sold. Carts that hold it say so, and orders keep it as it was.',
  confirm: 'Remove product',
  keep: 'Keep it',
})
