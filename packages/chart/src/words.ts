import type { AnyStateMachine } from 'xstate'

/** What makes a transition happen, in the words of the machine itself. */
export function causeText(type: string, { implementations: { delays } }: AnyStateMachine): string {
  if (type === '') return 'always'
  const [, outcome, actor] = /^xstate\.(done|error|snapshot)\.(?:actor|state)\.(.+)$/.exec(type) ?? []
  if (actor !== undefined) return `${outcome === 'error' ? 'failed' : outcome} ${actor.replace(/^\d+\./, '')}`
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  if (delay === undefined) return type
  const time = delays[delay] ?? delay
  if (/^\d+$/.test(delay)) return `after ${delay} ms`
  return typeof time === 'number' ? `after ${delay} (${time} ms)` : `after ${delay}`
}

/** An action by its name; one of the library's own by what it is. */
export function actionText(action: unknown): string {
  if (typeof action === 'string') return action
  if (typeof action !== 'object' && typeof action !== 'function') return String(action)
  if (action === null) return ''
  const type = 'type' in action && typeof action.type === 'string' ? action.type : undefined
  if (type === undefined)
    return 'name' in action && typeof action.name === 'string' && action.name ? action.name : 'ƒ'
  if (!type.startsWith('xstate.')) return type
  return `${type.slice('xstate.'.length)}${carriedBy(action)}`
}

function carriedBy(action: object): string {
  const event: unknown = 'event' in action ? action.event : undefined
  const type = typeof event === 'object' && event !== null && 'type' in event ? event.type : undefined
  return type === undefined ? '' : ` ${String(type)}`
}

/** The guard in words: `isKnown`, `not isKnown`, `isKnown and isEmpty`, `in cart.ready`. */
export function guardText(guard: unknown): string {
  if (typeof guard !== 'function') return nameOf(guard)
  if ('stateValue' in guard) return `in ${stateText(guard.stateValue)}`
  if (!('guards' in guard && Array.isArray(guard.guards))) return guard.name || 'ƒ'
  const parts = guard.guards.map(guardText)
  const joint = jointOf(guard)
  return joint === 'not' ? `not ${parts.join()}` : parts.join(` ${joint} `)
}

/** Names of functions do not outlive a build, so the three are told apart by what they make of nothing. */
function jointOf(guard: object): 'and' | 'or' | 'not' {
  if (!('check' in guard && typeof guard.check === 'function')) return 'and'
  try {
    return guard.check({}, {}, { guards: [] }) === true ? 'and' : 'or'
  } catch {
    return 'not'
  }
}

function nameOf(guard: unknown): string {
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return String(guard)
}

function stateText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value).replace(/^#/, '')
  return Object.entries(value)
    .map(([name, inner]) => `${name}.${stateText(inner)}`)
    .join(' and ')
}
