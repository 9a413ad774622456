import { defineTexts } from '../texts.ts'

export const addProductTexts = defineTexts('addProduct', {
  title: 'Add New Product',
  editTitle: 'Edit Product',
  lead: 'The product is stored in this browser and listed with all others.',
  editLead: (title: string) => `You are editing ${title}.`,
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
  adding: 'Adding...',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  stopEditing: 'Stop editing',
  notAdded:
    'The product was not added because this browser could not store it. Your entries are still here. Please try again.',
  notChanged:
    'The product was not changed: it was removed in another tab, or this browser could not store it. Your entries are still here.',
  listTitle: 'Added in this browser',
  listEmpty: 'No products have been added in this browser yet.',
  edit: 'Edit',
  remove: 'Remove',
  question: (title: string) => `Remove ${title}?`,
  questionText:
    'It will no longer be sold. Carts that contain it will show this, and past orders stay unchanged.',
  confirm: 'Remove product',
  keep: 'Keep product',
})
