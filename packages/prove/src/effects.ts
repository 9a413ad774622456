import type { Done, Effect } from './model.ts'
import { isSameData } from './same-data.ts'
import { dataText } from './text.ts'

/**
 * Expected effects that are missing, and effects that are not expected; the order does not matter. Those in `optional` may be
 * expected, but do not have to be.
 */
export function wrongEffects(
  expected: readonly Effect[],
  done: readonly Done[],
  optional: readonly Done[],
): string[] {
  const unexpected = [...done, ...optional]
  const missing = [...expected].sort(byDetail).filter((effect) => {
    const at = unexpected.findIndex((actual) => isMatch(effect, actual))
    if (at >= 0) unexpected.splice(at, 1)
    return at < 0
  })
  return [
    ...missing.map((effect) => `should do ${effectText(effect)}`),
    ...unexpected
      .filter((effect) => !optional.includes(effect))
      .map((effect) => `should not do ${effectText(effect)}`),
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
  if (typeof effect === 'string') return effect
  return effect.carries === undefined ? effect.name : `${effect.name} ${dataText(effect.carries)}`
}
