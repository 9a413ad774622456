import { type Redaction, redacted } from '../redaction.ts'

/** A serialized value: plain data, with tagged objects for other types. */
export type Coded = null | boolean | number | string | readonly Coded[] | { readonly [key: string]: Coded }

export type Tagged = { readonly $: string; readonly [key: string]: Coded }

/** How an application's own types are serialized and revived. */
export interface Coding {
  write(value: object): Tagged | undefined
  revive(tagged: Tagged): unknown
}

/** How values are serialized, and which of them must not be. */
type Writing = Pick<Coding, 'write'> & { redaction?: Redaction }

const deepest = 60

export function coded(value: unknown, coding: Writing, depth = 0): Coded {
  const { write, redaction } = coding
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return redaction?.text(value) ?? value
  if (typeof value === 'number') return Number.isFinite(value) ? value : { $: 'number', is: String(value) }
  if (typeof value !== 'object' || depth > deepest) return { $: 'undefined' }
  const tagged = write(value)
  if (tagged) return tagged
  if (Array.isArray(value)) return value.map((part) => coded(part, coding, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => [key, redaction?.isSecret(key) ? redacted : coded(part, coding, depth + 1)]),
  )
}

export function decoded(value: Coded, { revive }: Pick<Coding, 'revive'>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map((part) => decoded(part, { revive }))
  if (isTagged(value)) return revivedPlainly(value) ?? revive(value)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, decoded(part, { revive })]))
}

/** What a tag means everywhere; nothing is the very thing that `undefined` means. */
function revivedPlainly(tagged: Tagged): unknown {
  return tagged.$ === 'number' ? Number(tagged.is) : undefined
}

function isList(value: Coded): value is readonly Coded[] {
  return Array.isArray(value)
}

function isTagged(value: object): value is Tagged {
  return '$' in value && typeof value.$ === 'string'
}
