import type { AnyEventObject } from 'xstate'
import { inputsOf } from './explore.ts'
import { canHappen, judgeStep } from './judge.ts'
import type { Model } from './model.ts'
import { type Run, startRun } from './run.ts'
import { pathText } from './text.ts'

export interface WalkOptions {
  /** How many walks; 100 by default. */
  walks?: number
  /** The longest walk, in events; 30 by default. */
  length?: number
  /** The same seed makes the same walks; 1 by default. */
  seed?: number
}

/** Events in order, from one of the model's inputs. */
export interface Walk {
  input: unknown
  events: readonly AnyEventObject[]
}

/**
 * Walks at random through the machine and compares each step with the model. Returns the problems of the first walk that
 * contradicts the model, on the shortest path that was found by leaving out events of that walk; empty if no walk contradicts it.
 */
export function problemsOnRandomWalks(model: Model, options: WalkOptions = {}): string[] {
  const { walks = 100, length = 30, seed = 1 } = options
  const random = randomFrom(seed)
  for (let number = 1; number <= walks; number += 1) {
    const walk = randomWalk(model, random, length)
    if (walk.problems.length > 0) {
      const { problems, events } = shrunk(model, walk)
      const origin = `random walk ${number} of seed ${seed}`
      const shortened = events.length < walk.events.length ? `, ${walk.events.length} events` : ''
      return problems.map((line) => `${line} (${origin}${shortened})`)
    }
  }
  return []
}

interface TriedWalk extends Walk {
  problems: string[]
}

/** Stops at the first step that contradicts the model. */
function randomWalk(model: Model, random: Random, length: number): TriedWalk {
  const input = randomOf(inputsOf(model), random)
  const targetLength = 1 + Math.floor(random() * length)
  return tryWalk(model, input, (run) => randomEvents(model, run, random, targetLength))
}

/** Draws each event among those that can happen. */
function* randomEvents(model: Model, { actor }: Run, random: Random, count: number) {
  for (let sent = 0; sent < count; sent += 1) {
    const before = actor.getSnapshot()
    const possible = model.events.filter((event) => canHappen(before, event))
    const event = randomOf(possible, random)
    if (event === undefined) return
    yield event
  }
}

/** Sends the events in order, except impossible ones. Returns the problems of the first step that contradicts the model. */
export function problemsOnWalk(model: Model, { input, events }: Walk): string[] {
  return tryWalk(model, input, () => events).problems
}

function tryWalk(model: Model, input: unknown, eventsFor: (run: Run) => Iterable<AnyEventObject>): TriedWalk {
  const run = startRun(model, input)
  const events: AnyEventObject[] = []
  try {
    for (const event of eventsFor(run)) {
      if (!canHappen(run.actor.getSnapshot(), event)) continue
      events.push(event)
      const { problems } = judgeStep(model, run, event)
      if (problems.length > 0)
        return { input, events, problems: withPath(problems, model, { input, events }) }
    }
    return { input, events, problems: [] }
  } finally {
    run.stop()
  }
}

function withPath(problems: readonly string[], model: Model, walk: Walk): string[] {
  return problems.map((line) => `${pathText(model, walk)}: ${line}`)
}

/** Leaves out smaller and smaller parts of the walk, if the rest still contradicts the model. */
function shrunk(model: Model, walk: TriedWalk): TriedWalk {
  let smallest = walk
  for (let size = Math.ceil(walk.events.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < smallest.events.length; ) {
      const events = [...smallest.events.slice(0, start), ...smallest.events.slice(start + size)]
      const shorter = tryWalk(model, smallest.input, () => events)
      if (shorter.problems.length > 0) smallest = shorter
      else start += size
    }
  }
  return smallest
}

type Random = () => number

/** Returns numbers from 0 to 1 (Lehmer's generator), which are the same for the same seed on every computer. */
function randomFrom(seed: number): Random {
  const modulus = 2_147_483_647
  let state = (Math.abs(Math.trunc(seed)) % (modulus - 1)) + 1
  const next = () => {
    state = (state * 48_271) % modulus
    return state / modulus
  }
  // The first numbers are skipped, because they are small for small seeds.
  for (let skipped = 0; skipped < 10; skipped += 1) next()
  return next
}

function randomOf<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)]
}
