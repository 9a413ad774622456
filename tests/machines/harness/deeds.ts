import { isDeepStrictEqual } from 'node:util'
import type { Deed } from '../../../machines/model.ts'
import type { Done } from './stage.ts'

/** What was done and should not have been, and what was not done; in any order. */
export function wrongDeeds(expected: readonly Deed[], done: readonly Done[]): string[] {
  const left = [...done]
  const missing = [...expected].sort(byDetail).filter((deed) => {
    const at = left.findIndex((actual) => isSame(deed, actual))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [
    ...missing.map((deed) => `should do ${told(deed)}`),
    ...left.map((deed) => `should not do ${told(deed)}`),
  ]
}

/** Those that say more choose first. */
function byDetail(one: Deed, other: Deed): number {
  return Number(typeof one === 'string') - Number(typeof other === 'string')
}

function isSame(deed: Deed, { name, carries }: Done): boolean {
  if (typeof deed === 'string') return deed === name
  return deed.name === name && isSameData(deed.carries, carries)
}

function told(deed: Deed): string {
  return typeof deed === 'string' ? deed : `${deed.name} ${JSON.stringify(deed.carries)}`
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
