import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { actionText, guardText } from '../words.ts'

export type Transition = AnyStateNode extends { transitions: Map<string, (infer T)[]> } ? T : never

/** What makes a transition happen, in words that a diagram can carry: no colons, no semicolons. */
export function labelOf(transition: Transition, machine: AnyStateMachine): string {
  const { guard } = transition
  return eventLabel(transition.eventType, machine) + (guard === undefined ? '' : ` [${guardText(guard)}]`)
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

export function actionLabels({ actions }: Transition): string[] {
  return actions.map(actionText)
}
