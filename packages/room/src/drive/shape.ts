import { type Copier, complete, type Plain } from '../plain.ts'
import { nameShownAs, shownNames } from '../shown-names.ts'

type Kind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'null' | 'absent' | 'asItIs'

/** A part of a payload that has the wrong type, and the expected type. */
export interface ShapeProblem {
  path: string
  wanted: Kind
}

type Parts = Readonly<Record<string, unknown>>

/** The parts of an entered payload whose types differ from those of an example. */
export function problemsWith(
  value: Plain | undefined,
  example: unknown,
  plain: Copier = complete,
  path = '',
): ShapeProblem[] {
  if (isSame(value, example, plain)) return []
  const wanted = kindOf(example)
  if (wanted !== kindOf(value) || wanted === 'asItIs') return [{ path, wanted }]
  if (Array.isArray(example) && Array.isArray(value)) {
    if (example.length === 0) return []
    return value.flatMap((item: Plain, at) =>
      problemsWith(item, example[at] ?? example[0], plain, inner(path, `${at}`)),
    )
  }
  if (wanted !== 'object') return []
  const [given, parts] = [value as Record<string, Plain>, example as Parts]
  const names = Object.keys(parts)
  const labels = shownNames(names, plain.redaction)
  const unknown = Object.keys(given).filter((key) => !labels.includes(key))
  return [
    ...labels.flatMap((label, at) =>
      problemsWith(given[label], parts[names[at] ?? label], plain, inner(path, label)),
    ),
    ...unknown.map((key): ShapeProblem => ({ path: inner(path, key), wanted: 'absent' })),
  ]
}

/**
 * Returns the payload to send. Parts that equal the example's JSON become the example's own values, including secrets and
 * errors.
 */
export function revived(value: Plain | undefined, example: unknown, plain: Copier = complete): unknown {
  if (isSame(value, example, plain)) return example
  if (Array.isArray(value) && Array.isArray(example))
    return value.map((item: Plain, at) => revived(item, example[at], plain))
  if (kindOf(value) !== 'object' || kindOf(example) !== 'object') return value
  const parts = example as Parts
  return Object.fromEntries(
    Object.entries(value as Record<string, Plain>).map(([label, part]) => {
      const key = nameShownAs(parts, label, plain.redaction)
      return [key, revived(part, parts[key], plain)]
    }),
  )
}

function isSame(value: Plain | undefined, example: unknown, plain: Copier): boolean {
  if (value === undefined) return example === undefined
  return JSON.stringify(value) === JSON.stringify(plain.of(example))
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null'
  if (value === undefined) return 'absent'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  if (Array.isArray(value)) return 'list'
  const prototype: unknown = typeof value === 'object' ? Object.getPrototypeOf(value) : undefined
  return prototype === Object.prototype ? 'object' : 'asItIs'
}

function inner(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}
