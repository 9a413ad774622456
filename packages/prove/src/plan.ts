import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { type Driver, type Move, maxDepthOf } from './driver.ts'
import { endlessText } from './endless.ts'
import { maxSituationsOf, situationKey } from './explore.ts'
import { canHappen } from './judge.ts'
import { type Run, startRun } from './run.ts'
import { dataText } from './text.ts'

/** The steps of a test in order, from the driver's start. */
export interface TestPath<Scene> {
  opening: Stop
  steps: readonly Step<Scene>[]
}

/** The transitions that the machine took, and its snapshot afterwards. */
interface Stop {
  taken: readonly string[]
  expected: AnyMachineSnapshot
}

export interface Step<Scene> extends Stop {
  move: Move<Scene>
  events: readonly AnyEventObject[]
  before: AnyMachineSnapshot
}

/** Plans a few long paths that take every transition that the driver's moves can cause, connected by shortest paths. */
export function planPaths<Scene>(driver: Driver<Scene>): TestPath<Scene>[] {
  const graph = graphOf(driver)
  const all = [...graph.situations.values()].flatMap(({ edges }) => edges.flatMap(({ taken }) => taken))
  const remaining = new Set(all.filter((id) => !graph.opening.includes(id)))
  const paths: TestPath<Scene>[] = []
  let before: number
  do {
    before = remaining.size
    paths.push(pathThrough(driver, graph, remaining))
  } while (remaining.size > 0 && remaining.size < before)
  return paths
}

/** A distinct situation, and the moves that are possible in it. */
interface Situation<Scene> {
  path: readonly Move<Scene>[]
  edges: Edge<Scene>[]
}

interface Edge<Scene> {
  move: Move<Scene>
  taken: readonly string[]
  to: string
}

interface SituationGraph<Scene> {
  start: string
  opening: readonly string[]
  situations: Map<string, Situation<Scene>>
}

function graphOf<Scene>(driver: Driver<Scene>): SituationGraph<Scene> {
  const { model } = driver
  const maxDepth = maxDepthOf(driver)
  const situations = new Map<string, Situation<Scene>>()
  const abstracts: unknown[] = []
  const first = startDriver(driver)
  const start = keyOf(driver, first.run)
  first.run.stop()
  situations.set(start, { path: [], edges: [] })
  for (const situation of situations.values()) {
    for (const move of driver.moves) {
      const run = replay(driver, situation.path)
      const before = run.actor.getSnapshot()
      if (!isPossible(move, before)) {
        run.stop()
        continue
      }
      const { taken } = performMove(driver, run, move)
      const after = run.actor.getSnapshot()
      const to = keyOf(driver, run)
      run.stop()
      situation.edges.push({ move, taken, to })
      const canContinue = !model.stopsAt?.(after.context) && situation.path.length + 1 < maxDepth
      if (canContinue && !situations.has(to)) {
        situations.set(to, { path: [...situation.path, move], edges: [] })
        abstracts.push(model.abstract(after.context))
      }
    }
    if (situations.size > maxSituationsOf(model))
      throw new Error(`${model.machine.id}: ${tooLargeText(driver, abstracts)}`)
  }
  return { start, opening: first.taken, situations }
}

function tooLargeText<Scene>({ model }: Driver<Scene>, abstracts: readonly unknown[]): string {
  return `the plan of its driver cannot be made. In it, ${endlessText(`more than ${maxSituationsOf(model)} situations`, abstracts, [])}`
}

const maxSteps = 80

/**
 * Goes from the start to the nearest move that takes a new transition, and continues from there until no new transition is left.
 * Situations that the graph treats as equal may differ in detail, so a move that proves to be impossible is removed from it.
 */
function pathThrough<Scene>(
  driver: Driver<Scene>,
  { start, situations }: SituationGraph<Scene>,
  remaining: Set<string>,
): TestPath<Scene> {
  const { run, taken } = startDriver(driver)
  const opening = { taken, expected: run.actor.getSnapshot() }
  const steps: Step<Scene>[] = []
  let at = start
  let edge = nextEdge(situations, at, remaining)
  while (edge && steps.length < maxSteps) {
    const before = run.actor.getSnapshot()
    if (isPossible(edge.move, before)) {
      const performed = performMove(driver, run, edge.move)
      steps.push({ move: edge.move, ...performed, before, expected: run.actor.getSnapshot() })
      for (const id of performed.taken) remaining.delete(id)
      at = keyOf(driver, run)
    } else {
      const situation = situations.get(at)
      if (situation) situation.edges = situation.edges.filter((other) => other !== edge)
    }
    edge = nextEdge(situations, at, remaining)
  }
  run.stop()
  return { opening, steps }
}

/** Returns the first move of the shortest path to a transition that was not taken yet. */
function nextEdge<Scene>(
  situations: Map<string, Situation<Scene>>,
  from: string,
  remaining: Set<string>,
): Edge<Scene> | undefined {
  const seen = new Set([from])
  const queue: { at: string; first?: Edge<Scene> }[] = [{ at: from }]
  for (const { at, first } of queue) {
    for (const edge of situations.get(at)?.edges ?? []) {
      if (edge.taken.some((id) => remaining.has(id))) return first ?? edge
      if (seen.has(edge.to)) continue
      seen.add(edge.to)
      queue.push({ at: edge.to, first: first ?? edge })
    }
  }
  return undefined
}

function replay<Scene>(driver: Driver<Scene>, moves: readonly Move<Scene>[]): Run {
  const { run } = startDriver(driver)
  for (const move of moves) performMove(driver, run, move)
  return run
}

function startDriver<Scene>({ model, input = model.input, opening = [] }: Driver<Scene>): {
  run: Run
  taken: string[]
} {
  const run = startRun(model, input)
  const sent = opening.flatMap((event) => run.send(event).transitions)
  return { run, taken: [...run.opening.transitions, ...sent] }
}

function performMove<Scene>(
  { automatic }: Driver<Scene>,
  run: Run,
  move: Move<Scene>,
): Pick<Step<Scene>, 'events' | 'taken'> {
  const events = [...eventsOf(move, run.actor.getSnapshot())]
  const taken: string[] = []
  for (const [at, event] of events.entries()) {
    taken.push(...run.send(event).transitions)
    const next = at === events.length - 1 ? automatic?.(run.actor.getSnapshot()) : undefined
    if (next) events.push(next)
  }
  return { events, taken }
}

function isPossible<Scene>(move: Move<Scene>, before: AnyMachineSnapshot): boolean {
  const [event] = eventsOf(move, before)
  return event !== undefined && canHappen(before, event) && move.when?.(before) !== false
}

function eventsOf<Scene>({ events }: Move<Scene>, before: AnyMachineSnapshot): readonly AnyEventObject[] {
  return typeof events === 'function' ? events(before) : events
}

function keyOf<Scene>({ model, abstract }: Driver<Scene>, run: Run): string {
  return dataText([situationKey(model, run), abstract?.(run.actor.getSnapshot())])
}
