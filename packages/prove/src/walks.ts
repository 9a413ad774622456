import type { AnyEventObject } from 'xstate'
import { inputsOf } from './explore.ts'
import { canHappen, judgeStep } from './judge.ts'
import type { Model } from './model.ts'
import { startRun } from './run.ts'
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
      const { problems, events } = shortest(model, walk)
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

/** Draws each event among those that can happen, and stops at the first step that contradicts the model. */
function randomWalk(model: Model, random: Random, length: number): TriedWalk {
  const input = drawn(inputsOf(model), random)
  const wanted = 1 + Math.floor(random() * length)
  const events: AnyEventObject[] = []
  const run = startRun(model, input)
  try {
    while (events.length < wanted) {
      const before = run.actor.getSnapshot()
      const event = drawn(
        model.events.filter((one) => canHappen(before, one)),
        random,
      )
      if (event === undefined) break
      events.push(event)
      const { problems } = judgeStep(model, run, event)
      if (problems.length > 0) return { input, events, problems: described(problems, events) }
    }
    return { input, events, problems: [] }
  } finally {
    run.stop()
  }
}

/** Sends the events in order, except impossible ones. Returns the problems of the first step that contradicts the model. */
export function problemsOnWalk(model: Model, { input, events }: Walk): string[] {
  return retrace(model, { input, events }).problems
}

function retrace(model: Model, { input, events }: Walk): TriedWalk {
  const run = startRun(model, input)
  const path: AnyEventObject[] = []
  try {
    for (const event of events) {
      if (!canHappen(run.actor.getSnapshot(), event)) continue
      path.push(event)
      const { problems } = judgeStep(model, run, event)
      if (problems.length > 0) return { input, events: path, problems: described(problems, path) }
    }
    return { input, events: path, problems: [] }
  } finally {
    run.stop()
  }
}

function described(problems: readonly string[], path: readonly AnyEventObject[]): string[] {
  return problems.map((line) => `${pathText(path)}: ${line}`)
}

/** Leaves out smaller and smaller parts of the walk, if the rest still contradicts the model. */
function shortest(model: Model, walk: TriedWalk): TriedWalk {
  let found = walk
  for (let size = Math.ceil(walk.events.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < found.events.length; ) {
      const events = [...found.events.slice(0, start), ...found.events.slice(start + size)]
      const shorter = retrace(model, { input: found.input, events })
      if (shorter.problems.length > 0) found = shorter
      else start += size
    }
  }
  return found
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
  for (let warm = 0; warm < 10; warm += 1) next()
  return next
}

function drawn<Thing>(things: readonly Thing[], random: Random): Thing | undefined {
  return things[Math.floor(random() * things.length)]
}
