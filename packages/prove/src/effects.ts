import type { Done, Effect } from './model.ts'
import { dataText } from './text.ts'

/** Expected effects that are missing, and effects that are not expected; the order does not matter. */
export function wrongEffects(expected: readonly Effect[], done: readonly Done[]): string[] {
  const unexpected = [...done]
  const missing = [...expected].sort(byDetail).filter((effect) => {
    const at = unexpected.findIndex((actual) => isMatch(effect, actual))
    if (at >= 0) unexpected.splice(at, 1)
    return at < 0
  })
  return [
    ...missing.map((effect) => `should do ${effectText(effect)}`),
    ...unexpected.map((effect) => `should not do ${effectText(effect)}`),
  ]
}

/** Effects with data are matched before effects that give only a name. */
function byDetail(one: Effect, other: Effect): number {
  return Number(typeof one === 'string') - Number(typeof other === 'string')
}

function isMatch(effect: Effect, { name, carries }: Done): boolean {
  if (typeof effect === 'string') return effect === name
  return effect.name === name && isSameData(effect.carries, carries)
}

function effectText(effect: Effect): string {
  return typeof effect === 'string' ? effect : `${effect.name} ${dataText(effect.carries)}`
}

/**
 * Whether two values contain the same data, also in errors, dates, maps, sets and cycles. An absent property is equal to an
 * undefined property.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  return isSame(one, other, [])
}

type Pair = readonly [one: object, other: object]

/** `openPairs` holds the pairs that are being compared. Such a pair is met again in cyclic values. */
function isSame(one: unknown, other: unknown, openPairs: readonly Pair[]): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false
  if (openPairs.some((pair) => pair[0] === one && pair[1] === other)) return true
  const within: readonly Pair[] = [...openPairs, [one, other]]
  if (one instanceof Error && other instanceof Error)
    return one.name === other.name && one.message === other.message && hasSameParts(one, other, within)
  if (one instanceof Date && other instanceof Date) return Object.is(one.getTime(), other.getTime())
  if (one instanceof Map && other instanceof Map) return isSame([...one], [...other], within)
  if (one instanceof Set && other instanceof Set) return isSame([...one], [...other], within)
  return hasSameParts(one, other, within)
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
