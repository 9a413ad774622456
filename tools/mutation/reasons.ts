import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

/** A change without its line, which moves: `machines/domain/cart.ts ConditionalExpression: a > 0 → true`. */
export type Change = string

export function changeOf(survivor: string): Change {
  return survivor.replace(/:\d+:\d+ /, ' ')
}

/** Why mutants survived: equivalent changes, or changes without an effect outside the page, by reason. */
const reasons: Readonly<Record<string, readonly Change[]>> = JSON.parse(
  readFileSync(join(root, 'tests/mutation/reasons.json'), 'utf8'),
)

export const explained: readonly Change[] = Object.values(reasons).flat()

export function reasonFor(survivor: string): string | undefined {
  const change = changeOf(survivor)
  return Object.entries(reasons).find(([, changes]) => changes.includes(change))?.[0]
}

/** Reasons that are no longer needed: the mutant is killed now, or no longer exists. */
export function idleReasons(survivors: readonly string[]): Change[] {
  const changes = new Set(survivors.map(changeOf))
  return explained.filter((change) => !changes.has(change))
}
