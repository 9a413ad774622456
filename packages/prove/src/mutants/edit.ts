import { isPart } from '../xstate5.ts'

/** The keys that lead to a part of a machine's configuration. */
export type Keys = readonly string[]

/** Stands for a removed part. `changedAt` removes it from its list, or removes its key from the object. */
export const removedPart = Symbol('removed part')

/** Returns a copy of the configuration with one part changed. Parts outside the path to it are shared with the original. */
export function changedAt(
  config: unknown,
  [key, ...rest]: Keys,
  change: (part: unknown) => unknown,
): unknown {
  if (key === undefined) return change(config)
  if (Array.isArray(config)) {
    const changed = config.map((part, at) => (`${at}` === key ? changedAt(part, rest, change) : part))
    return changed.filter((part) => part !== removedPart)
  }
  if (!isPart(config)) return config
  const entries = Object.entries({ ...config, [key]: changedAt(config[key], rest, change) })
  return Object.fromEntries(entries.filter(([, part]) => part !== removedPart))
}

/** Returns a copy of the configuration with one key renamed. The order of the keys does not change. */
export function renamedAt(config: unknown, keys: Keys, name: string): unknown {
  const last = keys.at(-1)
  return changedAt(config, keys.slice(0, -1), (part) =>
    isPart(part)
      ? Object.fromEntries(Object.entries(part).map(([key, value]) => [key === last ? name : key, value]))
      : part,
  )
}

/** One value or a list of values, each with the keys that lead to it. */
export function itemsWithKeys(given: unknown, keys: Keys): [unknown, Keys][] {
  if (given === undefined) return []
  return Array.isArray(given) ? given.map((one, at) => [one, [...keys, `${at}`]]) : [[given, keys]]
}
