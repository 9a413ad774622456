import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Answer, FullAnswer, Model } from '../../../machines/model.ts'
import { type Run, type Step, startRun } from './stage.ts'

export interface Found {
  transitions: Set<string>
  states: Set<string>
  /** Everything that went otherwise than the model says, as readable lines. */
  complaints: string[]
}

/** Walks every distinct state of the model once, and tries every event in each. */
export function explore(model: Model): Found {
  const found: Found = { transitions: new Set(), states: new Set(), complaints: [] }
  const seen = new Set<string>()
  const queue: AnyEventObject[][] = [[]]
  while (queue.length > 0) {
    const path = queue.shift() ?? []
    const start = replay(model, path)
    const key = keyOf(model, start)
    start.stop()
    if (seen.has(key)) continue
    seen.add(key)
    for (const event of model.events) {
      const next = tryEvent(model, path, event, found)
      if (next !== undefined && !seen.has(next)) queue.push([...path, event])
    }
  }
  return found
}

function replay(model: Model, path: readonly AnyEventObject[]): Run {
  const run = startRun(model)
  for (const event of path) run.send(event)
  return run
}

/** Gives the key of the state it led to, or nothing where the walk ends. */
function tryEvent(
  model: Model,
  path: AnyEventObject[],
  event: AnyEventObject,
  found: Found,
): string | undefined {
  const run = replay(model, path)
  const before = snapshotOf(run)
  if (!canHappen(before, event)) {
    run.stop()
    return undefined
  }
  const step = run.send(event)
  const after = snapshotOf(run)
  for (const id of step.transitions) found.transitions.add(id)
  for (const state of leavesOf(after)) found.states.add(state)
  found.complaints.push(
    ...judge(model, before, after, event, step).map((line) => `${tell(path, event)}: ${line}`),
  )
  const key = model.isFar?.(after.context) ? undefined : keyOf(model, run)
  run.stop()
  return key
}

/** An outcome can only come from what is under way, and a delay can only pass where it is running. */
export function canHappen(
  { status, children, _nodes: nodes }: AnyMachineSnapshot,
  { type }: AnyEventObject,
): boolean {
  if (status !== 'active') return false
  const [, actor] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (actor !== undefined) return actor in children
  return !type.startsWith('xstate.after.') || nodes.some((node) => node.transitions.has(type))
}

export function judge(
  model: Model,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
  event: AnyEventObject,
  step: Step,
): string[] {
  const complaints = brokenInvariants(model, after)
  if (after.status === 'error') return [...complaints, `the machine stopped on an error: ${after.error}`]
  const answers = expected(model, before, event)
  if (answers.length === 0) return [...complaints, ...unmoved(before, after, step)]
  const does = answers.flatMap((answer) => answer.does ?? [])
  if (sorted(does) !== sorted(step.does))
    complaints.push(`does [${sorted(step.does)}], not [${sorted(does)}]`)
  for (const { to, after: holdsAfter } of answers) {
    const leaves = leavesOf(after)
    if (to !== undefined && !leaves.some((leaf) => isWithin(leaf, to))) {
      complaints.push(`leads to ${leaves.join(' & ')}, not to ${to}`)
    }
    if (holdsAfter && !holdsAfter(before.context, after.context, event))
      complaints.push('what should hold afterwards does not')
  }
  return complaints
}

/** One answer for each active leaf that has one; leaves that share an ancestor's answer share it once. */
function expected(
  model: Model,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): FullAnswer<Model['machine']>[] {
  const found = new Map<string, FullAnswer<Model['machine']>>()
  for (const leaf of leavesOf(before)) {
    for (const name of lineage(leaf)) {
      const answers = model.answers[name]?.[event.type]
      if (answers === undefined) continue
      const answer = firstThat(answers, before.context, event)
      if (answer) {
        found.set(name, answer)
        break
      }
      if (name !== '*') break
    }
  }
  return [...found.values()]
}

function firstThat(
  answers: Answer<Model['machine']> | readonly Answer<Model['machine']>[],
  context: unknown,
  event: AnyEventObject,
): FullAnswer<Model['machine']> | undefined {
  const list = Array.isArray(answers) ? answers : [answers]
  return list.map(full).find(({ when }) => when === undefined || when(context, event))
}

function full(answer: Answer<Model['machine']>): FullAnswer<Model['machine']> {
  return typeof answer === 'string' ? { to: answer } : answer
}

function unmoved(before: AnyMachineSnapshot, after: AnyMachineSnapshot, { does }: Step): string[] {
  const moved = JSON.stringify(before.value) !== JSON.stringify(after.value)
  const changed = JSON.stringify(before.context) !== JSON.stringify(after.context)
  if (moved)
    return [
      `is not expected, but leads from ${JSON.stringify(before.value)} to ${JSON.stringify(after.value)}`,
    ]
  if (changed) return [`is not expected in ${JSON.stringify(before.value)}, but changes the context`]
  return does.length > 0 ? [`is not expected, but does [${sorted(does)}]`] : []
}

export function brokenInvariants(model: Model, snapshot: AnyMachineSnapshot): string[] {
  return Object.entries(model.invariants)
    .filter(([, holds]) => !holds(snapshot))
    .map(([name]) => `breaks "${name}"`)
}

export function snapshotOf(run: Run): AnyMachineSnapshot {
  return run.actor.getSnapshot()
}

function keyOf(model: Model, run: Run): string {
  const { value, context } = snapshotOf(run)
  return JSON.stringify([value, model.abstract(context)])
}

export function leavesOf({ _nodes: nodes }: AnyMachineSnapshot): string[] {
  return nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.path.join('.'))
}

function lineage(leaf: string): string[] {
  const parts = leaf.split('.')
  return [...parts.map((_, at) => parts.slice(0, parts.length - at).join('.')), '*']
}

function isWithin(leaf: string, state: string): boolean {
  return leaf === state || leaf.startsWith(`${state}.`)
}

function sorted(does: readonly string[]): string {
  return [...does].sort().join(', ')
}

function tell(path: readonly AnyEventObject[], event: AnyEventObject): string {
  return [...path, event].map(({ type }) => type).join(' → ')
}
