import { allTransitionIds, restingStates } from '@statecart/chart'
import { explore, type Found } from './explore.ts'
import type { Model } from './model.ts'
import type { Mutant } from './mutants/mutants.ts'
import { unknownNamesIn } from './unknown-names.ts'
import { problemsOnRandomWalks, type WalkOptions } from './walks.ts'

/**
 * Describes the gaps of an exploration: unused answers, transitions that were not taken, states that were not reached, and names
 * of the model that the machine does not have.
 */
export function gapsOf(model: Model, { unusedAnswers, transitions, states, missingActors }: Found): string[] {
  const { machine } = model
  const taken = new Set(transitions)
  return [
    ...unknownNamesIn(model),
    ...missingActors.map(
      (name) => `the machine looks up the actor ${name}, which \`siblings\` of the model does not name`,
    ),
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

/** How many mutants the models notice, without the accepted ones. */
export interface MutantScore {
  noticed: number
  all: number
  survivors: Mutant[]
  /** Entries of `acceptedMutants` that no longer apply. */
  problems: string[]
}

export function mutantScore(
  models: readonly Model[],
  mutants: readonly Mutant[],
  walks: WalkOptions = {},
): MutantScore {
  const accepted: Readonly<Record<string, string>> = Object.assign(
    {},
    ...models.map(({ acceptedMutants }) => acceptedMutants),
  )
  const unnoticed = survivorsOf(models, mutants, walks)
  const survivors = unnoticed.filter((mutant) => !Object.hasOwn(accepted, mutantName(mutant)))
  const isAmong = (list: readonly Mutant[], name: string) =>
    list.some((mutant) => mutantName(mutant) === name)
  const all = mutants.length - unnoticed.length + survivors.length
  return {
    noticed: all - survivors.length,
    all,
    survivors,
    problems: Object.keys(accepted).flatMap((name) => {
      if (isAmong(unnoticed, name)) return []
      const reason = isAmong(mutants, name) ? 'which is noticed' : 'which is no mutant of the machine'
      return [`\`acceptedMutants\` names "${name}", ${reason}`]
    }),
  }
}

export function percentOf({ noticed, all }: Pick<MutantScore, 'noticed' | 'all'>): number {
  return all === 0 ? 100 : (noticed / all) * 100
}

/** The name of a mutant in `acceptedMutants`. */
export function mutantName({ place, difference }: Mutant): string {
  return `${place}: ${difference}`
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
