import { guardText, isWithin, pathOf } from '@statecart/chart'
import { type AnyStateNode, not } from 'xstate'
import { combinedGuard, isPart, type Part, targetFor } from '../xstate5.ts'
import { actionChanges } from './actions.ts'
import { type Change, removed } from './change.ts'
import { changedAt, itemsWithKeys, type Keys } from './edit.ts'

/** The source of transitions and the event that causes them, with the names of both in a report. */
interface Cause {
  node: AnyStateNode
  state: string
  event: string
  label: string
}

/** Changes the transitions that one event causes in one state. */
export function transitionChanges(cause: Cause, given: unknown, keys: Keys): Change[] {
  const { node, state, event, label } = cause
  const existing = event === '' ? node.always : node.transitions.get(event)
  const changes = itemsWithKeys(given, keys).flatMap(([transition, at], index) => {
    const targets = existing?.[index]?.target ?? []
    const place = `${state}: ${label}${targets.length > 0 ? ` → ${targets.map(nameOf).join(' & ')}` : ''}`
    return [
      removed('transition removed', place, 'this transition', at),
      ...targetChanges(targets, transition, at, place),
      ...(isPart(transition)
        ? [
            ...guardChanges(transition.guard, [...at, 'guard'], place),
            ...reenterChange(node, targets, transition.reenter === true, at, place),
            ...actionChanges(transition.actions, [...at, 'actions'], place),
          ]
        : reenterChange(node, targets, false, at, place)),
    ]
  })
  return [...changes, ...orderChanges(given, keys, `${state}: ${label}`)]
}

/** Changes the route of a state. XState adds the target, and ignores the route of a state without an id of its own. */
export function routeChanges(state: string, { id, route }: Part, keys: Keys): Change[] {
  if (id === undefined || !isPart(route)) return []
  const place = `${state}: route`
  return [
    removed('transition removed', place, 'this route', keys),
    ...guardChanges(route.guard, [...keys, 'guard'], place),
    ...actionChanges(route.actions, [...keys, 'actions'], place),
  ]
}

export const nameOf = (node: AnyStateNode) => pathOf(node) || node.id

/** Replaces each target with the next state in the chart. */
function targetChanges(
  targets: readonly AnyStateNode[],
  transition: unknown,
  keys: Keys,
  place: string,
): Change[] {
  return targets.flatMap((target, at): Change[] => {
    const other = nextSibling(target)
    if (!other) return []
    const changed = targets.map((one, index) => targetFor(index === at ? other : one))
    return [
      {
        kind: 'target changed',
        place,
        difference: `leads to ${nameOf(other)}, not to ${nameOf(target)}`,
        keys: [...keys, 'target'],
        apply: (config) =>
          changedAt(config, keys, () => ({
            ...(isPart(transition) ? transition : {}),
            target: changed.length === 1 ? changed[0] : changed,
          })),
      },
    ]
  })
}

/** Returns the next state with the same compound parent, which can be entered instead because only one child is active. */
function nextSibling({ parent, key }: AnyStateNode): AnyStateNode | undefined {
  if (parent?.type !== 'compound') return undefined
  const siblings = Object.values(parent.states).filter(({ type }) => type !== 'history')
  const at = siblings.findIndex((sibling) => sibling.key === key)
  const other = siblings[(at + 1) % siblings.length]
  return other?.key === key ? undefined : other
}

function guardChanges(guard: unknown, keys: Keys, place: string): Change[] {
  if (guard === undefined) return []
  const name = guardText(guard)
  const { operands, withOperands } = combinedGuard(guard) ?? { operands: [], withOperands: () => guard }
  return [
    removed('guard removed', place, `the guard ${name}`, keys),
    {
      kind: 'guard inverted',
      place,
      difference: `with the guard not ${name}`,
      keys,
      apply: (config) => changedAt(config, keys, (part) => not(part as never)),
    },
    ...operands.map(
      (operand, at): Change => ({
        kind: 'guard weakened',
        place,
        difference: `with the guard ${name}, but without ${guardText(operand)}`,
        keys: [...keys, `${at}`],
        apply: (config) =>
          changedAt(config, keys, () => withOperands(operands.filter((_, index) => index !== at))),
      }),
    ),
  ]
}

/**
 * Flips `reenter` of a transition to its source or to a state inside it. Skips a source without entry and exit actions, invoked
 * actors and delays, because `reenter` has no effect there.
 */
function reenterChange(
  node: AnyStateNode,
  targets: readonly AnyStateNode[],
  reenters: boolean,
  keys: Keys,
  place: string,
): Change[] {
  const isInside = targets.length > 0 && targets.every((target) => isBelow(target, node))
  if (!isInside || !actsOnEntry(node)) return []
  return [
    {
      kind: 'reenter flipped',
      place,
      difference: reenters ? 'without reenter' : 'with reenter',
      keys: [...keys, 'reenter'],
      apply: (config) =>
        changedAt(config, keys, (part) => ({
          ...(isPart(part) ? part : { target: part }),
          reenter: !reenters,
        })),
    },
  ]
}

function isBelow(target: AnyStateNode, node: AnyStateNode): boolean {
  return node.parent === undefined || isWithin(pathOf(target), pathOf(node))
}

function actsOnEntry({ entry, exit, invoke, after }: AnyStateNode): boolean {
  return entry.length > 0 || exit.length > 0 || invoke.length > 0 || after.length > 0
}

/** Swaps a guarded transition with the next one: XState takes the first transition whose guard holds, so the order matters. */
function orderChanges(given: unknown, keys: Keys, place: string): Change[] {
  if (!Array.isArray(given)) return []
  return given.slice(0, -1).flatMap((transition, at): Change[] => {
    if (!isPart(transition) || transition.guard === undefined) return []
    const swapped = given.with(at, given[at + 1]).with(at + 1, transition)
    return [
      {
        kind: 'order changed',
        place,
        difference: `with its transitions ${at + 1} and ${at + 2} in the other order`,
        keys: [...keys, `${at}`],
        apply: (config) => changedAt(config, keys, () => swapped),
      },
    ]
  })
}
