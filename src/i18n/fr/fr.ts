import type { Catalogue } from '../catalogue.ts'
import { about } from './about.ts'
import { account } from './account.ts'
import { addProduct } from './add-product.ts'
import { cards } from './cards.ts'
import { cart, miniCart } from './cart.ts'
import { cartLines } from './cart-lines.ts'
import { catalogue } from './catalogue.ts'
import { categories } from './categories.ts'
import { checkout } from './checkout.ts'
import { confirmation, receipt } from './confirmation.ts'
import { contact } from './contact.ts'
import { countries } from './countries.ts'
import { door } from './door.ts'
import { errorPage } from './error-page.ts'
import { faq } from './faq.ts'
import { footer } from './footer.ts'
import { head } from './head.ts'
import { home } from './home.ts'
import { imagePreview } from './image-preview.ts'
import { keeping } from './keeping.ts'
import { login } from './login.ts'
import { machineRoom } from './machine-room.ts'
import { notices } from './notices.ts'
import { orderSummary } from './order-summary.ts'
import { orders } from './orders.ts'
import { passwordChange } from './password-change.ts'
import { passwordField } from './password-field.ts'
import { payment } from './payment.ts'
import { privacy } from './privacy.ts'
import { problems } from './problems.ts'
import { product } from './product.ts'
import { productCard } from './product-card.ts'
import { register } from './register.ts'
import { returns } from './returns.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { shipping } from './shipping.ts'
import { spending } from './spending.ts'
import { terms } from './terms.ts'
import { wishlist } from './wishlist.ts'
import { yourData } from './your-data.ts'

export const translations: Catalogue = {
  about,
  account,
  'add-product': addProduct,
  cards,
  'cart-lines': cartLines,
  cart,
  'mini-cart': miniCart,
  catalogue,
  categories,
  checkout,
  confirmation,
  receipt,
  contact,
  countries,
  door,
  errorPage,
  faq,
  footer,
  head,
  home,
  'image-preview': imagePreview,
  keeping,
  login,
  machineRoom,
  notices,
  'order-summary': orderSummary,
  orders,
  'password-change': passwordChange,
  'password-field': passwordField,
  payment,
  privacy,
  problems,
  'product-card': productCard,
  product,
  register,
  returns,
  search,
  settings,
  shell,
  shipping,
  spending,
  terms,
  wishlist,
  'your-data': yourData,
}
