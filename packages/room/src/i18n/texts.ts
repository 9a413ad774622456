/** The supported languages. */
const languages = ['en', 'es', 'fr'] as const
export type Language = (typeof languages)[number]

/** Returns the application's language if it is supported, otherwise English. */
export function spoken(language: string): Language {
  return languages.find((known) => known === language) ?? 'en'
}

type Text = string | Words | ((...given: never[]) => string)

export type Words = { readonly [key: string]: Text }

/**
 * The texts of one part of the room. English is bundled with the code that shows it; each other language is a separate
 * chunk.
 */
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
  loaded.set(language, translations)
}

export function wordsOf<W extends Words>(texts: Texts<W>, language: Language): W {
  // The type of a translation file guarantees the same shape under this name.
  return (loaded.get(language)?.[texts.name] as W | undefined) ?? texts.en
}

/** Returns the plural form for a count, with `#` replaced by the formatted count. */
export function plural(
  language: Language,
  count: number,
  forms: { readonly one: string; readonly other: string },
): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other
  return form.replaceAll('#', formatted(language, count))
}

export function formatted(language: Language, count: number): string {
  return new Intl.NumberFormat(language).format(count)
}
