export type SecretKind = 'password' | 'cardNumber' | 'cardCode'

/**
 * A typed value that must never be shown, logged, stored or recorded. The text is in a private field, so that JSON, structured
 * cloning, the console and the inspector get only the kind and the hint.
 */
export class Secret {
  readonly #text: string
  readonly kind: SecretKind
  readonly hint: string

  constructor(kind: SecretKind, text: string, hint = '') {
    this.kind = kind
    this.hint = hint
    this.#text = text
  }

  toJSON(): { secret: SecretKind; hint: string } {
    return { secret: this.kind, hint: this.hint }
  }

  toString(): string {
    return `[${this.kind}]`
  }

  /** Returns the text, for ports and rules that check a secret. */
  static open(secret: Secret): string {
    return secret.#text
  }
}

export function isBlank(secret: Secret | undefined): boolean {
  return secret === undefined || Secret.open(secret).trim() === ''
}

/**
 * The length in characters. A character outside the basic plane, such as an emoji, counts once, although it is two units of a
 * string.
 */
export function lengthOf(secret: Secret): number {
  return [...Secret.open(secret)].length
}

export function sameSecret(first: Secret, second: Secret): boolean {
  return Secret.open(first) === Secret.open(second)
}

/** Names (in lower case) of fields that must never be shown or recorded. */
export const secretNames: ReadonlySet<string> = new Set([
  'password',
  'confirmpassword',
  'newpassword',
  'cardnumber',
  'cvv',
  'cardcode',
  'salt',
  'hash',
])
