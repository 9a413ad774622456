import type { Texts, Words } from './texts.ts'

/** Every module of English words. As types alone: another language's chunk carries none of them. */
type Modules =
  | typeof import('./en/about.ts')
  | typeof import('./en/account.ts')
  | typeof import('./en/add-product.ts')
  | typeof import('./en/cards.ts')
  | typeof import('./en/cart-lines.ts')
  | typeof import('./en/cart.ts')
  | typeof import('./en/catalogue.ts')
  | typeof import('./en/categories.ts')
  | typeof import('./en/checkout.ts')
  | typeof import('./en/confirmation.ts')
  | typeof import('./en/contact.ts')
  | typeof import('./en/countries.ts')
  | typeof import('./en/door.ts')
  | typeof import('./en/error-page.ts')
  | typeof import('./en/faq.ts')
  | typeof import('./en/footer.ts')
  | typeof import('./en/head.ts')
  | typeof import('./en/home.ts')
  | typeof import('./en/image-preview.ts')
  | typeof import('./en/keeping.ts')
  | typeof import('./en/login.ts')
  | typeof import('./en/machine-room.ts')
  | typeof import('./en/notices.ts')
  | typeof import('./en/order-summary.ts')
  | typeof import('./en/orders.ts')
  | typeof import('./en/password-change.ts')
  | typeof import('./en/password-field.ts')
  | typeof import('./en/payment.ts')
  | typeof import('./en/privacy.ts')
  | typeof import('./en/problems.ts')
  | typeof import('./en/product-card.ts')
  | typeof import('./en/product.ts')
  | typeof import('./en/register.ts')
  | typeof import('./en/returns.ts')
  | typeof import('./en/search.ts')
  | typeof import('./en/settings.ts')
  | typeof import('./en/shell.ts')
  | typeof import('./en/shipping.ts')
  | typeof import('./en/spending.ts')
  | typeof import('./en/terms.ts')
  | typeof import('./en/wishlist.ts')
  | typeof import('./en/your-data.ts')

type In<Module> = Extract<Module[keyof Module], Texts<Words>>
type AnyTexts<Modules> = Modules extends infer Module ? (Module extends unknown ? In<Module> : never) : never

/** All the words of some modules by the name of their texts: a missing or surplus key fails the type check. */
export type CatalogueOf<Modules> = { readonly [T in AnyTexts<Modules> as T['name']]: T['en'] }

export type Catalogue = CatalogueOf<Modules>
