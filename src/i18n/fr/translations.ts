import type { Catalogue } from '../catalogue.ts'
import * as about from './about.ts'
import * as account from './account.ts'
import * as addProduct from './add-product.ts'
import * as auth from './auth.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as checkout from './checkout.ts'
import * as contact from './contact.ts'
import * as faq from './faq.ts'
import * as forms from './forms.ts'
import * as home from './home.ts'
import * as listing from './listing.ts'
import * as notices from './notices.ts'
import * as policies from './policies.ts'
import * as product from './product.ts'
import * as settings from './settings.ts'
import * as shell from './shell.ts'

export const translations: Catalogue = {
  ...about,
  ...account,
  ...addProduct,
  ...auth,
  ...cart,
  ...catalogue,
  ...checkout,
  ...contact,
  ...faq,
  ...forms,
  ...home,
  ...listing,
  ...notices,
  ...policies,
  ...product,
  ...settings,
  ...shell,
}
