import { changedAt, type Keys, removedPart } from './edit.ts'

export type MutantKind =
  | 'transition removed'
  | 'target changed'
  | 'guard removed'
  | 'guard inverted'
  | 'guard weakened'
  | 'action removed'
  | 'assignment removed'
  | 'reenter flipped'
  | 'initial changed'
  | 'delay changed'
  | 'invoke removed'
  | 'order changed'

/** A small change of a machine's configuration, which a model should notice. */
export interface Change {
  kind: MutantKind
  /** The state, and the changed part of it: `open.filling: form.submit → sending`. */
  place: string
  /** The difference from the original: `without the guard isValid`. */
  difference: string
  /** The keys of the changed part in the machine's configuration. */
  keys: Keys
  apply(config: unknown): unknown
}

export function removed(kind: MutantKind, place: string, what: string, keys: Keys): Change {
  return {
    kind,
    place,
    difference: `without ${what}`,
    keys,
    apply: (config) => changedAt(config, keys, () => removedPart),
  }
}
