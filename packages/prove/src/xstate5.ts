/**
 * All code that depends on XState 5 beyond its public API, together with `xstate5-effects.ts`: undocumented parts of snapshots, machines and inspection events, and
 * the names of XState's own events. Support for another version needs only another module like this one.
 */
import { combinatorOf, isMachine, targetAt } from '@statecart/chart'
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  and,
  assign,
  createMachine,
  type InspectionEvent,
  or,
} from 'xstate'

export type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>
type Taken = Microstep['_transitions'][number]

/** The transitions of a microstep. */
export function takenIn({ _transitions: taken }: Microstep): readonly Taken[] {
  return taken
}

/** A transition without target and actions only keeps an ancestor from handling the event. */
export function changesSomething({ target = [], actions }: Taken): boolean {
  return target.length > 0 || actions.length > 0
}

/** Whether an active state has a transition for exactly this event type. */
export function isHandled({ _nodes: nodes }: AnyMachineSnapshot, type: string): boolean {
  return nodes.some((node) => node.transitions.has(type))
}

export function activeNode(
  { _nodes: nodes }: AnyMachineSnapshot,
  isWanted: (node: AnyStateNode) => boolean,
): AnyStateNode | undefined {
  return nodes.find(isWanted)
}

/** Returns the id of the invoked actor if an event is its result. */
export function actorOf(type: string): string | undefined {
  return /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]
}

/** Returns the id of the child if an event is its result or one of its snapshots. */
export function senderOf(type: string): string | undefined {
  return actorOf(type) ?? /^xstate\.snapshot\.(.+)$/.exec(type)?.[1]
}

export function isDelay(type: string): boolean {
  return type.startsWith('xstate.after.')
}

/** Whether an event is the result of an invoked actor, of a delay or of a state that is done. */
export function isOutcome(type: string): boolean {
  return /^xstate\.(done|error|after)\./.test(type)
}

/** Events and actions of XState itself, such as the start of an invoked actor. */
export function isInternal(type: string): boolean {
  return type.startsWith('xstate.')
}

/** Reports each systemId that is looked up in an actor system and that no actor of it has. */
export function watchMissingActors({ system }: AnyActorRef, report: (systemId: string) => void): void {
  const { get } = system
  Object.assign(system, {
    get(systemId: string) {
      const actor: unknown = get(systemId)
      if (actor === undefined) report(systemId)
      return actor
    },
  })
}

/** The states that each history state remembers, by their ids. */
export function historyOf({ historyValue }: AnyMachineSnapshot): Record<string, string[]> {
  const remembered = Object.entries(historyValue as Record<string, readonly AnyStateNode[]>)
  return Object.fromEntries(remembered.map(([id, nodes]) => [id, nodes.map((node) => node.id)]))
}

export const delayEvent = (delay: string, state: AnyStateNode) => `xstate.after.${delay}.${state.id}`
export const actorEvent = (outcome: 'done' | 'error' | 'snapshot', id: string) =>
  outcome === 'snapshot' ? `xstate.snapshot.${id}` : `xstate.${outcome}.actor.${id}`
export const stateDoneEvent = (state: AnyStateNode) => `xstate.done.state.${state.id}`

export type Part = Record<string, unknown>

/** Whether logic only reacts to events and does nothing when it starts: `fromTransition`, or a store. */
export function isReducer(logic: unknown): boolean {
  return isPart(logic) && 'transition' in logic && !('start' in logic)
}

interface Implementations {
  actors: Part
  actions: Part
  guards: Part
  delays: Part
}

export function implementationsOf({ implementations }: AnyStateMachine): Implementations {
  return implementations as unknown as Implementations
}

export function configOf({ config }: AnyStateMachine): Part {
  return config as unknown as Part
}

export function machineFrom(config: unknown, implementations: Implementations): AnyStateMachine {
  return createMachine(config as never, implementations as never)
}

/** Returns the configuration of a state with its inline actor logic replaced. */
export function withInlineActors(config: Part, change: (logic: unknown) => unknown): Part {
  const { invoke, states } = config
  const changed = (given: unknown): unknown =>
    isPart(given) && typeof given['src'] !== 'string' ? { ...given, src: change(given['src']) } : given
  return {
    ...config,
    ...(invoke === undefined
      ? {}
      : { invoke: Array.isArray(invoke) ? invoke.map(changed) : changed(invoke) }),
    ...(isPart(states)
      ? {
          states: Object.fromEntries(
            Object.entries(states).map(([key, state]) => [
              key,
              isPart(state) ? withInlineActors(state, change) : state,
            ]),
          ),
        }
      : {}),
  }
}

export function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null
}

/** Returns an absolute target for this state, which works in every transition. */
export function targetFor({ machine, path }: AnyStateNode): string {
  return targetAt(machine.root.id, path)
}

/** The operands of a guard made by `and` or `or`, and the same guard with other operands; undefined for any other guard. */
export function combinedGuard(
  guard: unknown,
): { operands: readonly unknown[]; withOperands: (operands: readonly unknown[]) => unknown } | undefined {
  if (!isFunctionWith(guard, 'guards') || !Array.isArray(guard.guards)) return undefined
  const combine = { and, or, not: undefined }[combinatorOf(guard)]
  return combine && { operands: guard.guards, withOperands: (operands) => combine(operands as never) }
}

/** The names of the values that an `assign` with an object sets, and the same `assign` without one of them. */
export function assignment(
  action: unknown,
): { names: readonly string[]; without: (name: string) => unknown } | undefined {
  if (!isFunctionWith(action, 'assignment') || action.type !== 'xstate.assign') return undefined
  const given = action.assignment
  if (typeof given !== 'object' || given === null) return undefined
  return {
    names: Object.keys(given),
    without: (name) => assign(Object.fromEntries(Object.entries(given).filter(([key]) => key !== name))),
  }
}

export function isLog(action: unknown): boolean {
  return isFunctionWith(action, 'resolve') && action.type === 'xstate.log'
}

function isFunctionWith<Name extends string>(
  value: unknown,
  name: Name,
): value is { name: string; type?: unknown } & Record<Name, unknown> {
  return typeof value === 'function' && name in value
}

/** Whether an actor runs this machine, with any implementations. A machine without an id is recognized by its configuration. */
export function runsMachine(actor: object, { config, id }: AnyStateMachine): boolean {
  const logic: unknown = 'logic' in actor ? actor.logic : undefined
  if (!isMachine(logic)) return false
  return logic.config === config || (config.id !== undefined && logic.id === id)
}
