import { allTransitionIds, restingStates } from '@statecart/chart'
import { explore, type Found } from './explore.ts'
import type { Model } from './model.ts'
import type { Mutant } from './mutants/mutants.ts'
import { problemsOnRandomWalks, type WalkOptions } from './walks.ts'

/** Describes the gaps of an exploration: unused answers, transitions that were not taken, and states that were not reached. */
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
 * Explores the machine, then checks for gaps of the exploration, then tries random walks. Returns the problems of the first of
 * these checks that finds any; empty if the machine does what its model says.
 */
export function problemsOf(model: Model, walks: WalkOptions = {}, limit?: number): string[] {
  const found = explore(model, { maxProblems: 1, ...(limit === undefined ? {} : { maxSituations: limit }) })
  if (found.problems.length > 0) return found.problems
  const gaps = gapsOf(model, found)
  return gaps.length > 0 ? gaps : problemsOnRandomWalks(model, walks)
}

/** A mutant with this many times the situations of the original machine counts as noticed. */
const maxGrowth = 4

const situationCounts = new WeakMap<Model, number>()

function situationsOf(model: Model): number {
  const count = situationCounts.get(model) ?? explore(model).situations
  situationCounts.set(model, count)
  return count
}

/** The mutants of a machine that its models do not notice. */
export function survivorsOf(
  models: readonly Model[],
  mutants: readonly Mutant[],
  walks: WalkOptions = {},
): Mutant[] {
  const limits = models.map((model) => ({ model, limit: situationsOf(model) * maxGrowth + 100 }))
  return mutants.filter((mutant) =>
    limits.every(({ model, limit }) => problemsWith(model, mutant, walks, limit).length === 0),
  )
}

/** The problems that the model reports when its machine is replaced by a mutant; empty if the model does not notice it. */
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

/** Converts the name of a machine's file to the id of the machine: `buy-now` to `buyNow`. */
export function idOf(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
