import type { Language } from '../../machines/domain/preferences.ts'

/** A text, a group or list of texts, or a function that inserts values into a text. */
type TextValue = string | Words | readonly TextValue[] | ((...given: never[]) => string)

export type Words = { readonly [key: string]: TextValue }

/** The texts of a screen or a part. English is bundled with the code that shows it; other languages are one chunk each. */
export interface Texts<W extends Words, Name extends string = string> {
  readonly name: Name
  readonly en: W
}

export function defineTexts<W extends Words, const Name extends string>(name: Name, en: W): Texts<W, Name> {
  return { name, en }
}

type Translations = Readonly<Record<string, Words>>

const loaded = new Map<Language, Translations>()

export function addTranslations(language: Language, translations: Translations): void {
  loaded.set(language, { ...loaded.get(language), ...translations })
}

export function hasTranslations(language: Language): boolean {
  return language === 'en' || loaded.has(language)
}

export function wordsOf<W extends Words>(texts: Texts<W>, language: Language): W {
  // The argument of `addTranslations` is a Catalogue, which has the same W under this name.
  return (loaded.get(language)?.[texts.name] as W | undefined) ?? texts.en
}
