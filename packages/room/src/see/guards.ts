import { guardOf, guardText, transitionId } from '@statecart/chart'
import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { type Copier, complete, type Plain } from '../plain.ts'
import { implementationsOf } from '../xstate5-host.ts'
import type { GuardView } from './see-protocol.ts'
import { createWatch } from './watched.ts'

/** The result of a guard, and the values that it read. */
interface Judgement {
  holds: boolean
  params: Plain | undefined
  read: readonly { path: string; value: Plain }[]
}

interface Checking {
  check(snapshot: AnyMachineSnapshot, args: GuardArgs, guard: unknown): boolean
}
type GuardArgs = { context: unknown; event: AnyEventObject }
type GuardFunction = (args: GuardArgs, params: unknown) => boolean

/**
 * Evaluates a guard like the machine does, then again with proxies to find what it reads. Only the first result counts,
 * because proxies are not identical to their values. The result is undefined if the guard throws, for example because the
 * event has no payload.
 */
export function judge(
  guard: unknown,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  plain: Copier = complete,
): Judgement | undefined {
  const args = { context: snapshot.context, event }
  try {
    const params = paramsOf(guard, args)
    // Learns the secrets of the event first, because a parameter may contain one under another name.
    plain.learn(event)
    return {
      holds: evaluate(guard, snapshot, args),
      params: params === undefined ? undefined : plain.of(params),
      read: readBy(guard, snapshot, args, plain),
    }
  } catch {
    return undefined
  }
}

/** Describes the guard of a transition, and evaluates it for the event. */
export function guardViewOf(
  transition: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  plain: Copier,
): GuardView {
  const { guard } = transition
  const judgement = judge(guard, snapshot, event, plain)
  return {
    transition: transitionId(transition),
    name: guardText(guardOf(transition)),
    holds: judgement?.holds,
    params: judgement?.params,
    read: judgement?.read ?? [],
  }
}

/** Returns the values that a guard reads. */
function readBy(
  guard: unknown,
  snapshot: AnyMachineSnapshot,
  { context, event }: GuardArgs,
  plain: Copier,
): Judgement['read'] {
  const watch = createWatch(plain)
  const proxies = { context: watch.of('', context), event: watch.of('event', event) as AnyEventObject }
  try {
    evaluate(guard, snapshot, proxies)
  } catch {
    // A comparison with a proxy may take a way that throws. What was read until then is shown.
  }
  return watch.read()
}

function evaluate(guard: unknown, snapshot: AnyMachineSnapshot, args: GuardArgs): boolean {
  const resolved =
    typeof guard === 'function' ? guard : implementationsOf(snapshot.machine, 'guards')[nameOf(guard)]
  // Without this check the recursion below never ends in Safari, which reuses the stack frame of a call in tail position.
  if (resolved === undefined) throw new Error(`The guard ${nameOf(guard)} is not implemented`)
  if (typeof resolved !== 'function') return evaluate(resolved, snapshot, args)
  if (isChecking(resolved)) return resolved.check(snapshot, args, resolved)
  return (resolved as GuardFunction)(args, paramsOf(guard, args))
}

function paramsOf(guard: unknown, args: GuardArgs): unknown {
  if (typeof guard !== 'object' || guard === null || !('params' in guard)) return undefined
  return typeof guard.params === 'function' ? guard.params(args) : guard.params
}

function nameOf(guard: unknown): string {
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : String(guard)
}

function isChecking(guard: object): guard is Checking {
  return 'check' in guard && typeof guard.check === 'function'
}
