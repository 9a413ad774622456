import { allTransitionIds, restingStates } from '@statecart/chart'
import { explore, type Found } from './explore.ts'
import type { Model } from './model.ts'
import type { Mutant } from './mutants/mutants.ts'
import { problemsOnRandomWalks, type WalkOptions } from './walks.ts'

/** What the exploration of a model has left out, as readable lines. */
export function gapsOf({ machine }: Model, { unusedAnswers, transitions, states }: Found): string[] {
  const taken = new Set(transitions)
  return [
    ...unusedAnswers.map(
      (place) => `the answer ${place} of the model applies in no situation that was reached`,
    ),
    ...allTransitionIds(machine)
      .filter((id) => !taken.has(id))
      .map((id) => `no event of the model takes the transition ${id}`),
    ...restingStates(machine)
      .filter((state) => !states.has(state))
      .map((state) => `no path of the model's events leads to the state ${state}`),
  ]
}

/**
 * The first problems found by exploring the machine, then by what the exploration left out, then by random walks; empty if the machine
 * does what its model says.
 */
export function problemsOf(model: Model, walks: WalkOptions = {}, limit?: number): string[] {
  const found = explore(model, { maxProblems: 1, ...(limit === undefined ? {} : { maxSituations: limit }) })
  if (found.problems.length > 0) return found.problems
  const gaps = gapsOf(model, found)
  return gaps.length > 0 ? gaps : problemsOnRandomWalks(model, walks)
}

/** A mutant whose situations are this many times those of the original is counted as noticed. */
const growth = 4

const explored = new WeakMap<Model, number>()

function situationsOf(model: Model): number {
  const known = explored.get(model) ?? explore(model).situations
  explored.set(model, known)
  return known
}

/** The mutants of a machine that none of its models notices. */
export function survivorsOf(
  models: readonly Model[],
  mutants: readonly Mutant[],
  walks: WalkOptions = {},
): Mutant[] {
  const limits = models.map((model) => ({ model, limit: situationsOf(model) * growth + 100 }))
  return mutants.filter((mutant) =>
    limits.every(({ model, limit }) => problemsWith(model, mutant, walks, limit).length === 0),
  )
}

/** The problems that the model reports when its machine is replaced by a mutant; empty if it does not notice. */
export function problemsWith(
  model: Model,
  mutant: Mutant,
  walks: WalkOptions = {},
  limit?: number,
): string[] {
  try {
    return problemsOf({ ...model, machine: mutant.machine() }, walks, limit)
  } catch (error) {
    return [`the machine cannot run: ${error instanceof Error ? error.message : error}`]
  }
}

/** The machine's id for the name of its file: `buyNow` for `buy-now`. */
export function idOf(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
