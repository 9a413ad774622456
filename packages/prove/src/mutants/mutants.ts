import type { AnyStateMachine, AnyStateNode } from 'xstate'
import {
  actorEvent,
  assignment,
  configOf,
  delayEvent,
  implementationsOf,
  isPart,
  machineFrom,
  type Part,
  stateDoneEvent,
} from '../xstate5.ts'
import { actionChanges } from './actions.ts'
import { type Change, removed } from './change.ts'
import { changedAt, itemsWithKeys, type Keys, renamedAt } from './edit.ts'
import { nameOf, routeChanges, transitionChanges } from './transitions.ts'

/** A machine with one small change, which a model should notice. Keys after `implementations` are those of `setup`. */
export interface Mutant extends Omit<Change, 'apply'> {
  machine(): AnyStateMachine
}

/** All machines that differ from this one by a single change of its configuration or its implementations. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const config = configOf(machine)
  const changes = inState(machine.root, config, []).map(({ apply, ...change }) => ({
    ...change,
    machine: () => machineFrom(apply(config), implementationsOf(machine)),
  }))
  return [...changes, ...partsOfNamedActions(machine), ...namedDelays(machine)]
}

function inState(node: AnyStateNode, config: unknown, keys: Keys): Change[] {
  if (!isPart(config)) return []
  const state = nameOf(node)
  const transitions = (given: unknown, at: Keys, event: string, label: string) =>
    transitionChanges({ node, state, event, label }, given, at)
  return [
    ...initialChanges(node, state, config, [...keys, 'initial']),
    ...changesByKey(config.on, [...keys, 'on'], (given, at, event) => transitions(given, at, event, event)),
    ...changesByKey(config.after, [...keys, 'after'], (given, at, delay) => [
      ...transitions(given, at, delayEvent(delay, node), `after ${delay}`),
      ...delayChange(state, delay, at),
    ]),
    ...transitions(config.always, [...keys, 'always'], '', 'always'),
    ...transitions(config.onDone, [...keys, 'onDone'], stateDoneEvent(node), 'done'),
    ...routeChanges(state, config, [...keys, 'route']),
    ...actionChanges(config.entry, [...keys, 'entry'], `${state}: entry`),
    ...actionChanges(config.exit, [...keys, 'exit'], `${state}: exit`),
    ...itemsWithKeys(config.invoke, [...keys, 'invoke']).flatMap(([invoke, at], index) =>
      isPart(invoke) ? invokeChanges(node.invoke[index]?.id ?? '', state, invoke, at, transitions) : [],
    ),
    ...changesByKey(config.states, [...keys, 'states'], (child, at, name) => {
      const below = node.states[name]
      return below ? inState(below, child, at) : []
    }),
  ]
}

function changesByKey(
  holder: unknown,
  keys: Keys,
  find: (given: unknown, at: Keys, key: string) => Change[],
): Change[] {
  return isPart(holder)
    ? Object.entries(holder).flatMap(([key, given]) => find(given, [...keys, key], key))
    : []
}

function invokeChanges(
  id: string,
  state: string,
  { onDone, onError, onSnapshot }: Part,
  keys: Keys,
  transitions: (given: unknown, at: Keys, event: string, label: string) => Change[],
): Change[] {
  return [
    removed('invoke removed', state, `invoking ${id}`, keys),
    ...transitions(onDone, [...keys, 'onDone'], actorEvent('done', id), `${id} done`),
    ...transitions(onError, [...keys, 'onError'], actorEvent('error', id), `${id} failed`),
    ...transitions(onSnapshot, [...keys, 'onSnapshot'], actorEvent('snapshot', id), `${id} snapshot`),
  ]
}

/** Replaces the initial state with the next state of the chart, and removes each action of the initial transition. */
function initialChanges({ states }: AnyStateNode, state: string, { initial }: Part, at: Keys): Change[] {
  const [target, keys] = isPart(initial) ? [initial.target, [...at, 'target']] : [initial, at]
  const actions = isPart(initial)
    ? actionChanges(initial.actions, [...at, 'actions'], `${state}: initial`)
    : []
  const others = Object.values(states).filter(({ type }) => type !== 'history')
  const index = others.findIndex(({ key }) => key === target)
  const other = others[(index + 1) % others.length]?.key
  if (index < 0 || other === undefined || other === target) return actions
  return [
    {
      kind: 'initial changed',
      place: state,
      difference: `starts in ${other}, not in ${target}`,
      keys,
      apply: (config) => changedAt(config, keys, () => other),
    },
    ...actions,
  ]
}

const longerThan = (milliseconds: number) => milliseconds * 2 + 1

/** A delay in milliseconds is a key of the configuration. A named one is an implementation. */
function delayChange(state: string, delay: string, keys: Keys): Change[] {
  if (!/^\d+$/.test(delay)) return []
  const longer = `${longerThan(Number(delay))}`
  return [
    {
      kind: 'delay changed',
      place: `${state}: after ${delay}`,
      difference: `waits ${longer} ms, not ${delay} ms`,
      keys,
      apply: (config) => renamedAt(config, keys, longer),
    },
  ]
}

function namedDelays(machine: AnyStateMachine): Mutant[] {
  return Object.entries(implementationsOf(machine).delays).map(([name, delay]) => ({
    kind: 'delay changed',
    place: `the delay ${name}`,
    difference:
      typeof delay === 'number' ? `waits ${longerThan(delay)} ms, not ${delay} ms` : 'waits twice as long',
    keys: ['implementations', 'delays', name],
    machine: () => withImplementation(machine, 'delays', name, longerDelay(delay)),
  }))
}

function longerDelay(delay: unknown): unknown {
  if (typeof delay === 'number') return longerThan(delay)
  return typeof delay === 'function' ? (...given: unknown[]) => longerThan(delay(...given)) : delay
}

/** Removes each value that a named `assign` sets if it sets several values. */
function partsOfNamedActions(machine: AnyStateMachine): Mutant[] {
  return Object.entries(implementationsOf(machine).actions).flatMap(([name, action]): Mutant[] => {
    const assigned = assignment(action)
    if (!assigned || assigned.names.length < 2) return []
    return assigned.names.map((part) => ({
      kind: 'assignment removed',
      place: `the action ${name}`,
      difference: `without assigning ${part}`,
      keys: ['implementations', 'actions', name, part],
      machine: () => withImplementation(machine, 'actions', name, assigned.without(part)),
    }))
  })
}

function withImplementation(
  machine: AnyStateMachine,
  group: 'actions' | 'delays',
  name: string,
  implementation: unknown,
): AnyStateMachine {
  const all = implementationsOf(machine)
  return machineFrom(configOf(machine), { ...all, [group]: { ...all[group], [name]: implementation } })
}
