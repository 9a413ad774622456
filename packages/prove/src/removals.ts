import { type AnyStateMachine, createMachine } from 'xstate'
import type { Model } from './model.ts'
import { problemsOf, type Walk } from './problems.ts'

/** A transition, guard, action or `reenter` that can be removed from a machine. */
export interface Removal {
  kind: 'transition' | 'guard' | 'action' | 'reenter'
  /** The keys that lead to it in the machine's configuration. */
  path: readonly string[]
}

type Part = Record<string, unknown>

/** All single removals that are possible in a machine. */
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

/** One value or a list of values, each with its path. */
function listed(given: unknown, path: readonly string[]): [unknown, readonly string[]][] {
  if (given === undefined) return []
  return Array.isArray(given) ? given.map((one, at) => [one, [...path, `${at}`]]) : [[given, path]]
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null
}

/** The problems that the model reports when this part is removed; empty if the model does not notice. */
export function problemsWithout(model: Model, removal: Removal, walks: readonly Walk[]): string[] {
  const { config, implementations } = model.machine
  const machine: AnyStateMachine = createMachine(without(config, removal.path) as never, implementations)
  return problemsOf({ ...model, machine }, walks)
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
