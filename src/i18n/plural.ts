import type { Language } from '../../machines/domain/preferences.ts'
import { numeral } from './numerals.ts'

const rules = new Map<Language, Intl.PluralRules>()

function rulesOf(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}

/** The form that a count takes, with the count written in place of `#`. */
export function plural(
  language: Language,
  count: number,
  forms: { readonly one: string; readonly other: string },
  digits = 0,
): string {
  const form = rulesOf(language).select(count) === 'one' ? forms.one : forms.other
  return form.replaceAll('#', numeral(count, language, digits))
}
