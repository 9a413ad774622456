import { isActor } from './functions-in.ts'
import { hiddenData } from './hidden-data.ts'

/**
 * Whether two values contain the same data, also in errors, dates, maps, sets and cycles. Objects with `toJSON` are compared by its
 * result. An absent property is equal to an undefined property. An object of a class without own properties, such as a `File`, is
 * equal only to itself, because its data cannot be read; so is an actor.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  return isSame(one, other, [])
}

type Pair = readonly [one: object, other: object]

/** `openPairs` holds the pairs that are being compared. Such a pair is met again in cyclic values. */
function isSame(one: unknown, other: unknown, openPairs: readonly Pair[]): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || isActor(one) || hasOtherClass(one, other)) return false
  if (openPairs.some((pair) => pair[0] === one && pair[1] === other)) return true
  const within: readonly Pair[] = [...openPairs, [one, other]]
  if (one instanceof Error && other instanceof Error)
    return one.name === other.name && one.message === other.message && hasSameParts(one, other, within)
  if (one instanceof Date && other instanceof Date) return Object.is(one.getTime(), other.getTime())
  if (one instanceof Map && other instanceof Map) return isSame([...one], [...other], within)
  if (one instanceof Set && other instanceof Set) return isSame([...one], [...other], within)
  const [hidden, otherHidden] = [hiddenData(one), hiddenData(other)]
  if (hidden || otherHidden) return isSame(hidden?.data, otherHidden?.data, within)
  return hasSameParts(one, other, within)
}

function hasOtherClass(one: object, other: object): boolean {
  return Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)
}

type Parts = Record<string, unknown>

function isObject(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null
}

function hasSameParts(one: object, other: object, openPairs: readonly Pair[]): boolean {
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame((one as Parts)[name], (other as Parts)[name], openPairs))
}
