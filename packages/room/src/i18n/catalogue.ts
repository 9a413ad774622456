import type { Texts, Words } from './texts.ts'

/** All modules of English texts. Imported as types only, so that the chunks of other languages do not contain them. */
type Modules =
  | typeof import('./en/actors.ts')
  | typeof import('./en/see.ts')
  | typeof import('./en/record.ts')
  | typeof import('./en/drive.ts')
  | typeof import('./en/room.ts')
  | typeof import('./en/find.ts')
  | typeof import('./en/hints.ts')
  | typeof import('./en/layout.ts')
  | typeof import('./en/log.ts')
  | typeof import('./en/prove.ts')
  | typeof import('./en/breakpoints.ts')
  | typeof import('./en/why.ts')

type In<Module> = Extract<Module[keyof Module], Texts<Words>>
type AnyTexts<Modules> = Modules extends infer Module ? (Module extends unknown ? In<Module> : never) : never

/** All texts by their names: a missing or surplus key of a translation fails the type check. */
export type RoomCatalogue = { readonly [T in AnyTexts<Modules> as T['name']]: T['en'] }
