import type { Effect } from './model.ts'
import type { Done } from './run.ts'
import { isSameData } from './same-data.ts'

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
