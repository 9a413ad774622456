import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { type Driver, type Move, maxDepthOf } from './driver.ts'
import { canHappen } from './judge.ts'
import { type Run, startRun } from './run.ts'
import { dataText } from './text.ts'
import { historyOf } from './xstate5.ts'

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
export function planPaths<Scene>(driver: Driver<Scene>): { paths: TestPath<Scene>[]; reached: Set<string> } {
  const map = mapOf(driver)
  const reached = new Set(map.opening)
  const all = [...map.places.values()].flatMap(({ ways }) => ways.flatMap(({ taken }) => taken))
  const left = new Set(all.filter((id) => !reached.has(id)))
  for (const id of all) reached.add(id)
  const paths: TestPath<Scene>[] = []
  for (let before = Number.POSITIVE_INFINITY; left.size > 0 && left.size < before; ) {
    before = left.size
    paths.push(pathThrough(driver, map, left))
  }
  return { paths: paths.length > 0 ? paths : [pathThrough(driver, map, left)], reached }
}

/** A distinct situation, and the moves that are possible in it. */
interface Place<Scene> {
  path: readonly Move<Scene>[]
  ways: Way<Scene>[]
}

interface Way<Scene> {
  move: Move<Scene>
  taken: readonly string[]
  to: string
}

interface Chart<Scene> {
  start: string
  opening: readonly string[]
  places: Map<string, Place<Scene>>
}

function mapOf<Scene>(driver: Driver<Scene>): Chart<Scene> {
  const { model } = driver
  const maxDepth = maxDepthOf(driver)
  const places = new Map<string, Place<Scene>>()
  const first = begun(driver)
  const start = keyOf(driver, first.run)
  first.run.stop()
  places.set(start, { path: [], ways: [] })
  for (const place of places.values()) {
    for (const move of driver.moves) {
      const { run } = replay(driver, place.path)
      const before = run.actor.getSnapshot()
      if (!isPossible(move, before)) {
        run.stop()
        continue
      }
      const { taken } = make(driver, run, move)
      const after = run.actor.getSnapshot()
      const to = keyOf(driver, run)
      run.stop()
      place.ways.push({ move, taken, to })
      const goesOn = !model.stopsAt?.(after.context) && place.path.length + 1 < maxDepth
      if (goesOn && !places.has(to)) places.set(to, { path: [...place.path, move], ways: [] })
    }
  }
  return { start, opening: first.taken, places }
}

const longestPath = 80

/**
 * Goes from the start to the nearest move that takes a new transition, and continues from there until no new transition is left.
 * Situations that the map treats as equal may differ in detail, so a move that proves to be impossible is removed from the map.
 */
function pathThrough<Scene>(
  driver: Driver<Scene>,
  { start, places }: Chart<Scene>,
  left: Set<string>,
): TestPath<Scene> {
  const { run, taken } = begun(driver)
  const opening = { taken, expected: run.actor.getSnapshot() }
  const steps: Step<Scene>[] = []
  let at = start
  let way = nearest(places, at, left)
  while (way && steps.length < longestPath) {
    const before = run.actor.getSnapshot()
    if (isPossible(way.move, before)) {
      const made = make(driver, run, way.move)
      steps.push({ move: way.move, ...made, before, expected: run.actor.getSnapshot() })
      for (const id of made.taken) left.delete(id)
      at = keyOf(driver, run)
    } else {
      const place = places.get(at)
      if (place) place.ways = place.ways.filter((other) => other !== way)
    }
    way = nearest(places, at, left)
  }
  run.stop()
  return { opening, steps }
}

/** Returns the first move of the shortest path to a transition that was not taken yet. */
function nearest<Scene>(
  places: Map<string, Place<Scene>>,
  from: string,
  left: Set<string>,
): Way<Scene> | undefined {
  const seen = new Set([from])
  const queue: { at: string; first?: Way<Scene> }[] = [{ at: from }]
  for (const { at, first } of queue) {
    for (const way of places.get(at)?.ways ?? []) {
      if (way.taken.some((id) => left.has(id))) return first ?? way
      if (seen.has(way.to)) continue
      seen.add(way.to)
      queue.push({ at: way.to, first: first ?? way })
    }
  }
  return undefined
}

function replay<Scene>(driver: Driver<Scene>, moves: readonly Move<Scene>[]): { run: Run } {
  const { run } = begun(driver)
  for (const move of moves) make(driver, run, move)
  return { run }
}

function begun<Scene>({ model, input = model.input, opening = [] }: Driver<Scene>): {
  run: Run
  taken: string[]
} {
  const run = startRun(model, input)
  const sent = opening.flatMap((event) => run.send(event).transitions)
  return { run, taken: [...run.opening.transitions, ...sent] }
}

function make<Scene>(
  { automatic }: Driver<Scene>,
  run: Run,
  move: Move<Scene>,
): Pick<Step<Scene>, 'events' | 'taken'> {
  const events = [...eventsOf(move, run.actor.getSnapshot())]
  const taken: string[] = []
  for (const event of events) {
    taken.push(...run.send(event).transitions)
    const next = event === events.at(-1) ? automatic?.(run.actor.getSnapshot()) : undefined
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

function keyOf<Scene>({ model, abstract }: Driver<Scene>, { actor }: Run): string {
  const snapshot = actor.getSnapshot()
  return dataText([
    snapshot.value,
    historyOf(snapshot),
    model.abstract(snapshot.context),
    abstract?.(snapshot),
  ])
}
