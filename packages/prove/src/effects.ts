import { isDeepStrictEqual } from 'node:util'
import type { Effect } from './model.ts'
import type { Done } from './run.ts'

/** What was done and should not have been, and what was not done; in any order. */
export function wrongEffects(expected: readonly Effect[], done: readonly Done[]): string[] {
  const left = [...done]
  const missing = [...expected].sort(byDetail).filter((effect) => {
    const at = left.findIndex((actual) => isSame(effect, actual))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [
    ...missing.map((effect) => `should do ${told(effect)}`),
    ...left.map((effect) => `should not do ${told(effect)}`),
  ]
}

/** Those that say more choose first. */
function byDetail(one: Effect, other: Effect): number {
  return Number(typeof one === 'string') - Number(typeof other === 'string')
}

function isSame(effect: Effect, { name, carries }: Done): boolean {
  if (typeof effect === 'string') return effect === name
  return effect.name === name && isSameData(effect.carries, carries)
}

function told(effect: Effect): string {
  return typeof effect === 'string' ? effect : `${effect.name} ${JSON.stringify(effect.carries)}`
}

/** Absent and undefined are the same. */
export function isSameData(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(withoutGaps(one), withoutGaps(other))
}

function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutGaps(part)]))
}
