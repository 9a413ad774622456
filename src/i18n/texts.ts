import type { Language } from '../../machines/preferences/preferences.ts'

type Said = string | Words | readonly Said[] | ((...given: never[]) => string)

export type Words = { readonly [key: string]: Said }

/** One screen's or part's words. English travels with the code that shows it; other languages arrive as one chunk each. */
export interface Texts<W extends Words> {
  readonly name: string
  readonly en: W
}

export function defineTexts<W extends Words>(name: string, en: W): Texts<W> {
  return { name, en }
}

/** The same words in another language: a missing or surplus key fails the type check. */
export function translate<W extends Words>({ name }: Texts<W>, words: NoInfer<W>): readonly [string, W] {
  return [name, words]
}

const spoken = new Map<Language, ReadonlyMap<string, Words>>()

export function learn(language: Language, translations: readonly (readonly [string, Words])[]): void {
  spoken.set(language, new Map(translations))
}

export function knows(language: Language): boolean {
  return language === 'en' || spoken.has(language)
}

export function wordsOf<W extends Words>(texts: Texts<W>, language: Language): W {
  // What `learn` was given came through `translate`, which checked it against the same W.
  return (spoken.get(language)?.get(texts.name) as W | undefined) ?? texts.en
}
