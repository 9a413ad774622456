import { type AnyStateMachine, createMachine } from 'xstate'
import { complaintsAbout, type Walk } from './complaints.ts'
import type { Model } from './model.ts'

/** A transition, a guard, an action or the entering anew that a chart could lack. */
export interface Removal {
  kind: 'transition' | 'guard' | 'action' | 'reenter'
  /** Where it stands in the machine's configuration. */
  path: readonly string[]
}

type Part = Record<string, unknown>

/** Everything that could be taken out of a machine, one thing at a time. */
export function removalsFrom({ config }: AnyStateMachine): Removal[] {
  return isPart(config) ? inState(config, []) : []
}

function inState(state: Part, path: readonly string[]): Removal[] {
  const children = isPart(state.states) ? Object.entries(state.states) : []
  return [
    ...inEach(state.on, [...path, 'on'], transitions),
    ...inEach(state.after, [...path, 'after'], transitions),
    ...transitions(state.always, [...path, 'always']),
    ...actionsAt(state.entry, [...path, 'entry']),
    ...actionsAt(state.exit, [...path, 'exit']),
    ...listed(state.invoke, [...path, 'invoke']).flatMap(([invoke, at]) => inInvoke(invoke, at)),
    ...children.flatMap(([name, child]) => (isPart(child) ? inState(child, [...path, 'states', name]) : [])),
  ]
}

function inInvoke(invoke: unknown, path: readonly string[]): Removal[] {
  if (!isPart(invoke)) return []
  return [
    ...transitions(invoke.onDone, [...path, 'onDone']),
    ...transitions(invoke.onError, [...path, 'onError']),
  ]
}

function transitions(given: unknown, path: readonly string[]): Removal[] {
  return listed(given, path).flatMap(([transition, at]): Removal[] => [
    { kind: 'transition', path: at },
    ...(isPart(transition) ? inTransition(transition, at) : []),
  ])
}

function inTransition({ guard, reenter, actions }: Part, path: readonly string[]): Removal[] {
  return [
    ...(guard ? [{ kind: 'guard' as const, path: [...path, 'guard'] }] : []),
    ...(reenter ? [{ kind: 'reenter' as const, path: [...path, 'reenter'] }] : []),
    ...actionsAt(actions, [...path, 'actions']),
  ]
}

function inEach(
  holder: unknown,
  path: readonly string[],
  find: (given: unknown, path: readonly string[]) => Removal[],
): Removal[] {
  return isPart(holder) ? Object.entries(holder).flatMap(([key, given]) => find(given, [...path, key])) : []
}

function actionsAt(given: unknown, path: readonly string[]): Removal[] {
  return listed(given, path).map(([, at]) => ({ kind: 'action', path: at }))
}

/** One or several, each with its place. */
function listed(given: unknown, path: readonly string[]): [unknown, readonly string[]][] {
  if (given === undefined) return []
  return Array.isArray(given) ? given.map((one, at) => [one, [...path, `${at}`]]) : [[given, path]]
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null
}

/** What the model has to say of its machine without this: nothing, if nobody would miss it. */
export function complaintsWithout(model: Model, removal: Removal, walks: readonly Walk[]): string[] {
  const { config, implementations } = model.machine
  const machine: AnyStateMachine = createMachine(without(config, removal.path) as never, implementations)
  return complaintsAbout({ ...model, machine }, walks)
}

function without(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return undefined
  if (Array.isArray(value))
    return value.flatMap((one, at) => {
      if (`${at}` !== key) return [one]
      return rest.length === 0 ? [] : [without(one, rest)]
    })
  if (!isPart(value)) return value
  const entries = Object.entries(value).filter(([name]) => name !== key || rest.length > 0)
  return Object.fromEntries(entries.map(([name, part]) => [name, name === key ? without(part, rest) : part]))
}
