import type { Texts, Words } from './texts.ts'

/** Every module of English texts. Imported only as types, so that the chunks of other languages do not contain them. */
type Modules =
  | typeof import('./en/about.ts')
  | typeof import('./en/account.ts')
  | typeof import('./en/add-product.ts')
  | typeof import('./en/auth.ts')
  | typeof import('./en/cart.ts')
  | typeof import('./en/catalogue.ts')
  | typeof import('./en/checkout.ts')
  | typeof import('./en/contact.ts')
  | typeof import('./en/faq.ts')
  | typeof import('./en/forms.ts')
  | typeof import('./en/home.ts')
  | typeof import('./en/listing.ts')
  | typeof import('./en/notices.ts')
  | typeof import('./en/policies.ts')
  | typeof import('./en/product.ts')
  | typeof import('./en/settings.ts')
  | typeof import('./en/shell.ts')

type In<Module> = Extract<Module[keyof Module], Texts<Words>>
type AnyTexts<Modules> = Modules extends infer Module ? (Module extends unknown ? In<Module> : never) : never

/** All words of the given modules, by the name of their texts. A missing or surplus key fails the type check. */
type CatalogueOf<Modules> = { readonly [T in AnyTexts<Modules> as T['name']]: T['en'] }

export type Catalogue = CatalogueOf<Modules>

/** The labels of the machines, faults and scenarios of this shop in the machine room. */
export type RoomLabels = CatalogueOf<typeof import('./room/en/labels.ts')>
