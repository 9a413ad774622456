import { kindOf, type Meaning, sampleOf, type TypedKind } from './samples.ts'

const identifying: ReadonlySet<Meaning> = new Set([
  'given-name',
  'family-name',
  'name',
  'cc-name',
  'email',
  'username',
])

/**
 * Collects the values typed during a recording, so that they can be removed from the names in the file. The values stay in
 * the page.
 */
export function createTypedValues(now: () => number) {
  const typed = new Map<Meaning, string[]>()
  const replaced = new Map<string, string>()

  return {
    kind(meaning: Meaning, value: string): TypedKind {
      const known = typed.get(meaning) ?? []
      typed.set(meaning, known)
      if (!known.includes(value)) known.push(value)
      const kind = kindOf(meaning, value, known.indexOf(value), now())
      const sample = sampleOf(kind)
      if (value.trim().length > 1 && sample !== value) replaced.set(value.trim(), sample)
      return kind
    },
    /**
     * Returns the text with typed values replaced by samples, or undefined if it still contains a part of a person's name
     * or email address.
     */
    without(text: string): string | undefined {
      const values = [...replaced].sort(([one], [other]) => other.length - one.length)
      const written = values.reduce((part, [value, sample]) => part.replaceAll(value, sample), text)
      const known = new Set([...replaced.values()].flatMap(wordsIn))
      const left = [...identifying].flatMap((meaning) => typed.get(meaning) ?? []).flatMap(wordsIn)
      const isIdentifying = left.some(
        (word) => word.length > 2 && !known.has(word) && wordsIn(written).includes(word),
      )
      return isIdentifying ? undefined : written
    },
  }
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
}
