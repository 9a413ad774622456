/** Replaces a value that must not leave the application. */
export const redacted = '[redacted]'

/** Decides which values must not leave the application. */
export interface Redaction {
  /** Whether values under a key of this name are secret. */
  isSecret(key: string): boolean
  /** Whether a key is itself a secret, such as an email address by which an object stores its values. */
  hidesName(key: string): boolean
  /** Returns the text, or the replacement if a pattern matches it or if it was seen under a secret key. */
  text(value: string): string
  /** Like `text`, but also replaces a sentence that contains a text seen under a secret key. */
  within(sentence: string): string
  /** Remembers a text that was found under a secret key. */
  learn(value: unknown): void
}

/**
 * The maximum number of remembered texts from secret keys, and their minimum lengths. Shorter texts may occur anywhere by
 * chance.
 */
const maxTexts = 1_000
const minLength = 4
const minLengthWithin = 8

/**
 * A key of letters only, such as `cardNumber`, is the name of a property. A pattern such as `/card/i` that matches it hides
 * its value, but not the name, which an edited event and a replay need.
 */
const propertyName = /^[\p{L}_$]+$/u

export function createRedaction(rules: readonly (string | RegExp)[] = []): Redaction {
  const names = new Set(rules.flatMap((rule) => (typeof rule === 'string' ? [rule.toLowerCase()] : [])))
  const patterns = rules.flatMap((rule) => (typeof rule === 'string' ? [] : [stateless(rule)]))
  if (rules.length === 0)
    return {
      isSecret: () => false,
      hidesName: () => false,
      text: (value) => value,
      within: (value) => value,
      learn: () => undefined,
    }
  const seen = new Set<string>()
  const text = (value: string) =>
    seen.has(value) || patterns.some((pattern) => pattern.test(value)) ? redacted : value
  return {
    isSecret: (key) => names.has(key.toLowerCase()) || patterns.some((pattern) => pattern.test(key)),
    hidesName: (key) => seen.has(key) || (text(key) === redacted && !propertyName.test(key)),
    text,
    within: (sentence) =>
      [...seen].some((one) => one.length >= minLengthWithin && sentence.includes(one))
        ? redacted
        : text(sentence),
    learn(value) {
      if (typeof value === 'string' && value.length >= minLength && seen.size < maxTexts) seen.add(value)
    },
  }
}

/** Removes the flags `g` and `y`, with which a pattern would continue where its last test ended. */
function stateless({ source, flags }: RegExp): RegExp {
  return new RegExp(source, flags.replace(/[gy]/g, ''))
}

/** A name in a query or a hash, and its value. The first match is the path. */
const urlPart = /([^?#&=]+)(=[^?#&]*)?/g

/** Returns a URL with the secret values of its query and its hash redacted. A hash may contain a query, too. */
export function redactedAddress(address: string, { isSecret, text }: Redaction): string {
  return address.replace(urlPart, (whole: string, name: string, given: string | undefined, at: number) => {
    const value = at > 0 ? given?.slice(1) : undefined
    const isSecretText = text(decoded(value ?? whole)) === redacted
    if (value === undefined && isSecretText) return redacted
    return at > 0 && (isSecretText || isSecret(decoded(name))) ? `${name}=${redacted}` : whole
  })
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
