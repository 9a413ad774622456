import { type Redaction, redacted } from './redaction.ts'

const redactedName = /^\[redacted\]( \d+)?$/

/**
 * Returns the property names as they are shown: a name that must not leave the application becomes `[redacted]`,
 * `[redacted] 2` and so on. Names that already look like this are numbered too, so that no two names are the same.
 */
export function shownNames(names: readonly string[], redaction: Redaction): string[] {
  let count = 0
  return names.map((name) => {
    if (!redaction.hidesName(name) && !redactedName.test(name)) return name
    count += 1
    return count === 1 ? redacted : `${redacted} ${count}`
  })
}

/** Returns the name of the property that is shown under this name. */
export function nameShownAs(value: object, shown: string, redaction: Redaction): string {
  if (!redactedName.test(shown)) return shown
  const names = Object.keys(value)
  return names[shownNames(names, redaction).indexOf(shown)] ?? shown
}
