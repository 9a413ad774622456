import { UsageError } from '@statecart/chart/node'
import { mutantsOf } from '../../mutants/mutants.ts'
import { type MutantScore, mutantScore, percentOf, problemsOf } from '../../problems.ts'
import { incompleteText } from '../../required-parts.ts'
import type { WalkOptions } from '../../walks.ts'
import { loadSubjects, type Subject } from './load.ts'

interface Options {
  only: string | undefined
  modelFile: string | undefined
  /** The minimum percentage of noticed mutants. */
  atLeast: number | undefined
  walks: WalkOptions
}

/** Prints the mutants that no model notices. Returns the exit code. */
export async function mutate(
  files: readonly string[],
  { only, modelFile, atLeast, walks }: Options,
  print: (text: string) => void,
): Promise<number> {
  const subjects = await loadSubjects(files, only, modelFile)
  const total = { noticed: 0, all: 0 }
  let hasProblems = false
  for (const subject of subjects) {
    expectSound(subject, walks)
    const mutants = mutantsOf(subject.machine)
    const models = subject.models.map((model) => ({ ...model, machine: subject.machine }))
    const score = mutantScore(models, mutants, walks)
    total.noticed += score.noticed
    total.all += score.all
    hasProblems ||= score.problems.length > 0
    print(reportOf(subject, score))
  }
  const isEnough = atLeast === undefined || percentOf(total) >= atLeast
  if (subjects.length > 1) print(`all: ${scoreText(total)}`)
  if (!isEnough) print(`Less than the ${atLeast} % of --at-least are noticed.`)
  return isEnough && !hasProblems ? 0 : 1
}

/** Throws if a model is incomplete, or contradicts the unchanged machine, because such a model would notice every mutant. */
function expectSound({ machine, models, modelFile }: Subject, walks: WalkOptions): void {
  const incomplete = models.map(incompleteText).find((text) => text !== undefined)
  if (incomplete) throw new UsageError(`${modelFile}: ${incomplete}`)
  const problems = models.flatMap((model) => problemsOf({ ...model, machine }, walks))
  if (problems.length === 0) return
  throw new UsageError(
    [
      `The machine ${machine.id} does not do what ${modelFile} says, so its mutants cannot be judged:`,
      ...problems.map((line) => `  ${line}`),
    ].join('\n'),
  )
}

function reportOf({ machine }: Subject, score: MutantScore): string {
  const { survivors, problems } = score
  const places = [...new Set(survivors.map(({ place }) => place))]
  return [
    `${machine.id}: ${scoreText(score)}`,
    ...problems.map((line) => `  ${line}`),
    ...(survivors.length > 0 ? ['  No model notices the machine'] : []),
    ...places.flatMap((place) => [
      `  ${place}`,
      ...survivors
        .filter((mutant) => mutant.place === place)
        .map(({ difference, keys }) => `    that ${difference}  (${keys.join('.')})`),
    ]),
  ].join('\n')
}

function scoreText(score: Pick<MutantScore, 'noticed' | 'all'>): string {
  return `${score.noticed} of ${score.all} mutants noticed, ${percentOf(score).toFixed(1)} %`
}
