import type { AnyStateMachine, AnyStateNode } from 'xstate'

export type Transition = AnyStateNode extends { transitions: Map<string, (infer T)[]> } ? T : never

/** What makes a transition happen, in words that a diagram can carry: no colons, no semicolons. */
export function labelOf(transition: Transition, machine: AnyStateMachine): string {
  const { guard } = transition
  return eventLabel(transition.eventType, machine) + (guard === undefined ? '' : ` [${guardLabel(guard)}]`)
}

export function eventLabel(type: string, { implementations: { delays } }: AnyStateMachine): string {
  if (type === '') return 'at once'
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (actor !== undefined) return `${outcome === 'done' ? 'done' : 'failed'} ${actor}`
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  if (delay === undefined) return type
  const time = delays[delay]
  return typeof time === 'number' ? `after ${delay} (${time} ms)` : `after ${delay}`
}

/** Guards are named, or put together of named ones by `and`, `or`, `not` and `stateIn`. */
function guardLabel(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  if (typeof guard !== 'function') return 'unnamed'
  const parts = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards.map(guardLabel) : []
  if ('stateValue' in guard) return `in ${stateLabel(guard.stateValue)}`
  return guard.name === 'not' ? `not ${parts.join()}` : parts.join(` ${guard.name} `)
}

function stateLabel(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, inner]) => `${name}.${stateLabel(inner)}`)
    .join(' and ')
}

export function actionLabels({ actions }: Transition): string[] {
  return actions.map((action) => {
    if (typeof action === 'string') return action
    return typeof action === 'object' ? action.type : action.name
  })
}
