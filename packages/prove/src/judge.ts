import { isWithin, leavesOf, lineage, pathOf } from '@statecart/chart'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { awaitedEvents, type Expected, expectedAnswers, ownOf } from './answers.ts'
import { wrongEffects } from './effects.ts'
import { functionsProblem } from './functions-in.ts'
import type { Model } from './model.ts'
import { isTrue } from './named-error.ts'
import type { Run, Step } from './run.ts'
import { isSameData } from './same-data.ts'
import { dataText, stoppedText } from './text.ts'
import { activeNode, actorOf, isDelay, isHandled, senderOf } from './xstate5.ts'

export interface Verdict {
  step: Step
  after: AnyMachineSnapshot
  problems: string[]
  /** The places of the model's answers that applied. */
  places: string[]
}

/** Events of an actor need that actor to be running, and events of a delay need a state that waits for it. */
export function canHappen(snapshot: AnyMachineSnapshot, { type }: Pick<AnyEventObject, 'type'>): boolean {
  if (snapshot.status !== 'active') return false
  const actor = senderOf(type)
  if (actor !== undefined) return actor in snapshot.children
  return !isDelay(type) || isHandled(snapshot, type)
}

/**
 * Sends an event and compares the results with the model. The model is read before the event is sent, because the context may
 * contain actors, whose snapshots change.
 */
export function judgeStep(model: Model, { actor, send }: Run, event: AnyEventObject): Verdict {
  const before = actor.getSnapshot()
  const expected = expectedAnswers(model, before, event)
  const effects = effectsOf(expected, before, event)
  const step = send(event)
  const after = actor.getSnapshot()
  if (after.status === 'error') return { step, after, problems: [stoppedText(after.error)], places: [] }
  const problems = [
    ...judgeState(model, after),
    ...wrongDelays(model, step),
    ...(expected.length === 0
      ? unexpectedChanges(before, after, step)
      : [
          ...(step.transitions.length === 0
            ? [`is not answered in ${statesText(before)}, although the model expects an answer`]
            : []),
          ...unexpectedExits(expected, before, after),
          ...(expected.some(({ answer }) => answer.keepsEnded) ? [] : stillWaiting(before, after, event)),
          ...wrongEffects(effects, step.effects, step.children),
          ...wrongContext(expected, before, after, event),
          ...expected.flatMap(({ answer: { to } }) => wrongTarget(to, before, after, step)),
        ]),
  ]
  return { step, after, problems, places: expected.map(({ where }) => where) }
}

/** Returns the states that the model expects after an event; undefined if the machine is in these states. */
export function expectedInstead(
  model: Pick<Model, 'answers'>,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
  event: AnyEventObject,
): string[] | undefined {
  const expected = expectedAnswers(model, before, event)
  const goals = expected.flatMap(({ answer: { to } }) => to ?? [])
  const leaves = leavesOf(after)
  const isThere = goals.every((goal) => leaves.some((leaf) => isWithin(leaf, goal)))
  if (isThere && unexpectedExits(expected, before, after).length === 0) return undefined
  return goals.length > 0 ? goals : leavesOf(before)
}

/** Whether the model expects the machine to answer an event, with a transition or with another effect. */
export function isAnswered(
  model: Pick<Model, 'answers'>,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): boolean {
  return expectedAnswers(model, before, event).length > 0
}

/** Returns the problems of a snapshot that do not depend on the path to it. */
export function judgeState(model: Model, snapshot: AnyMachineSnapshot): string[] {
  const broken = Object.entries(model.invariants ?? {}).filter(
    ([name, holds]) => !isTrue(`the invariant "${name}"`, () => holds(snapshot)),
  )
  const missing =
    snapshot.status === 'active'
      ? awaitedEvents(model, snapshot).filter((type) => !canHappen(snapshot, { type }))
      : []
  return [
    ...broken.map(([name]) => `breaks the invariant "${name}"`),
    ...missing.map((type) => `leads to ${statesText(snapshot)}, where ${type} cannot happen`),
    ...wrongTags(model, snapshot),
    ...(model.allowsFunctions ? [] : functionsProblem(snapshot)),
  ]
}

function wrongTags({ tags }: Model, snapshot: AnyMachineSnapshot): string[] {
  if (tags === undefined) return []
  const expected = new Set(
    leavesOf(snapshot).flatMap((leaf) => lineage(leaf).flatMap((state) => ownOf(tags, state) ?? [])),
  )
  return isSameData([...expected].sort(), [...snapshot.tags].sort())
    ? []
    : [
        `leads to ${statesText(snapshot)} with the tags [${[...snapshot.tags].join(', ')}], not [${[...expected].join(', ')}]`,
      ]
}

export function wrongDelays({ delays = {} }: Model, step: Step): string[] {
  return [...step.delays]
    .filter(([name, time]) => name in delays && delays[name] !== time)
    .map(([name, time]) => `waits ${time} ms for ${name}, not ${delays[name]}`)
}

function effectsOf(expected: Expected[], before: AnyMachineSnapshot, event: AnyEventObject) {
  return expected.flatMap(({ answer: { does = [] } }) =>
    typeof does === 'function' ? does(before.context, event) : does,
  )
}

function wrongContext(
  expected: Expected[],
  { context: before }: AnyMachineSnapshot,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): string[] {
  const after = snapshot.context
  const withCondition = expected.filter(({ answer }) => answer.after)
  if (withCondition.length === 0) {
    const changed = changedParts(before, after)
    return changed.length > 0 ? [`changes ${changed.join(', ')}, which the model does not mention`] : []
  }
  const holds = ({ answer, where }: Expected) =>
    isTrue(`\`after\` of the answer ${where}`, () => answer.after?.(before, after, event, snapshot))
  return withCondition
    .filter((answer) => !holds(answer))
    .map(({ where }) => `\`after\` of the answer ${where} does not hold; ${changeText(before, after)}`)
}

/** Describes the changes of the context, for the message about a condition that does not hold. */
function changeText(before: Record<string, unknown>, after: Record<string, unknown>): string {
  const changed = changedParts(before, after).map((name) => `${name} is ${dataText(after[name])}`)
  return changed.length > 0 ? changed.join(', ') : 'the context is unchanged'
}

function changedParts(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => before[name] !== after[name] && !isSameData(before[name], after[name]))
}

function wrongTarget(
  to: string | undefined,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
  step: Step,
): string[] {
  if (to === undefined) return []
  const leaves = leavesOf(after)
  if (!leaves.some((leaf) => isWithin(leaf, to))) return [`leads to ${leaves.join(' & ')}, not to ${to}`]
  return leavesOf(before).some((leaf) => isWithin(leaf, to)) ? notReentered(to, before, after, step) : []
}

/** A state that is entered again restarts its invoked actors and its delays. */
function notReentered(
  state: string,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
  step: Step,
): string[] {
  const node = activeNode(after, (candidate) => pathOf(candidate) === state)
  const isSameActor = node?.invoke.some(({ id }) => before.children[id] === after.children[id])
  const isSameDelay = node && node.after.length > 0 && step.delays.size === 0
  return isSameActor || isSameDelay ? [`stays in ${state}, which should be entered again (with reenter)`] : []
}

/** An actor that has ended must be gone or started again, unless the model says that it is kept. */
function stillWaiting(
  { children: before }: AnyMachineSnapshot,
  { children: after }: AnyMachineSnapshot,
  { type }: AnyEventObject,
): string[] {
  const id = actorOf(type)
  return id !== undefined && before[id] !== undefined && before[id] === after[id]
    ? [`still waits for ${id}, which has ended`]
    : []
}

/** States that were left although neither they nor an ancestor answered with a target. */
function unexpectedExits(
  expected: Expected[],
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
): string[] {
  const exited = expected.flatMap(({ answer: { to }, leaves }) =>
    to === undefined ? [] : leaves.map((leaf) => exitedBy(leaf, to)),
  )
  const now = leavesOf(after)
  return leavesOf(before)
    .filter((leaf) => !now.includes(leaf) && !exited.some((state) => isWithin(leaf, state)))
    .map((leaf) => `leaves ${leaf} for ${now.join(' & ')}, although no answer of ${leaf} leads there`)
}

/** The outermost state that is left on the path from one state to another. */
function exitedBy(from: string, to: string): string {
  const goal = to.split('.')
  const parts = from.split('.')
  const shared = parts.findIndex((part, at) => part !== goal[at])
  return shared < 0 ? from : parts.slice(0, shared + 1).join('.')
}

function unexpectedChanges(
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
  { effects, moving }: Step,
): string[] {
  const changed = changedParts(before.context, after.context)
  return [
    ...(isSameData(before.value, after.value)
      ? []
      : [`is not expected in ${statesText(before)}, but leads to ${statesText(after)}`]),
    ...(changed.length > 0
      ? [`is not expected in ${statesText(before)}, but changes ${changed.join(', ')}`]
      : []),
    ...(isSameData(before.value, after.value)
      ? moving.map((id) => `is not expected in ${statesText(before)}, but takes the transition ${id}`)
      : []),
    ...restarted(before, after).map(
      (id) => `is not expected in ${statesText(before)}, but starts ${id} again`,
    ),
    ...(effects.length > 0
      ? [`is not expected in ${statesText(before)}, but does ${effects.map(({ name }) => name).join(', ')}`]
      : []),
  ]
}

function restarted(
  { children: before }: AnyMachineSnapshot,
  { children: after }: AnyMachineSnapshot,
): string[] {
  return Object.keys(after).filter((id) => id in before && before[id] !== after[id])
}

/** The only state of a machine without `states` is the machine itself, whose path is empty. */
function statesText(snapshot: AnyMachineSnapshot): string {
  return leavesOf(snapshot).join(' & ') || snapshot.machine.id
}
