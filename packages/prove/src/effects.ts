import type { Effect } from './model.ts'
import type { Done } from './run.ts'
import { dataText } from './text.ts'

/** Expected effects that are missing, and effects that are not expected; the order does not matter. */
export function wrongEffects(expected: readonly Effect[], done: readonly Done[]): string[] {
  const left = [...done]
  const missing = [...expected].sort(byDetail).filter((effect) => {
    const at = left.findIndex((actual) => isSame(effect, actual))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [
    ...missing.map((effect) => `should do ${effectText(effect)}`),
    ...left.map((effect) => `should not do ${effectText(effect)}`),
  ]
}

/** Effects with data are matched before effects that give only a name. */
function byDetail(one: Effect, other: Effect): number {
  return Number(typeof one === 'string') - Number(typeof other === 'string')
}

function isSame(effect: Effect, { name, carries }: Done): boolean {
  if (typeof effect === 'string') return effect === name
  return effect.name === name && isSameData(effect.carries, carries)
}

function effectText(effect: Effect): string {
  return typeof effect === 'string' ? effect : `${effect.name} ${dataText(effect.carries)}`
}

/** Whether two values contain the same data. An absent property is equal to an undefined property. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false
  if (one instanceof Error && other instanceof Error)
    return one.name === other.name && one.message === other.message && hasSameParts(one, other)
  if (one instanceof Date && other instanceof Date) return Object.is(one.getTime(), other.getTime())
  if (one instanceof Map && other instanceof Map) return isSameData([...one], [...other])
  if (one instanceof Set && other instanceof Set) return isSameData([...one], [...other])
  return hasSameParts(one, other)
}

type Parts = Record<string, unknown>

function isObject(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null
}

function hasSameParts(one: object, other: object): boolean {
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSameData((one as Parts)[name], (other as Parts)[name]))
}
