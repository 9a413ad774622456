import type { Model } from '../model.ts'
import { mutantsOf } from '../mutants/mutants.ts'
import { mutantName, mutantScore, percentOf, problemsOf } from '../problems.ts'
import type { WalkOptions } from '../walks.ts'

/** The most problems that a failed test lists. A model that is not finished can have thousands, and the first have the shortest paths. */
const maxListed = 20

export function expectNone(problems: readonly string[]): void {
  if (problems.length === 0) return
  const more = problems.length > maxListed ? [`and ${problems.length - maxListed} more`] : []
  const lines = [...problems.slice(0, maxListed), ...more]
  throw new Error(lines.length === 1 ? lines[0] : `\n  ${lines.join('\n  ')}`)
}

/** Throws an error if the model notices less than this percentage of the machine's mutants. */
export function expectNoticed(model: Model, walks: WalkOptions, percentage: number): void {
  // Such a model would notice every mutant.
  const [problem] = problemsOf(model, walks)
  if (problem !== undefined)
    throw new Error(`The mutants cannot be judged before this problem is solved: ${problem}`)
  const score = mutantScore([model], mutantsOf(model.machine), walks)
  expectNone(score.problems)
  const percent = percentOf(score)
  if (percent >= percentage) return
  throw new Error(
    `${percent.toFixed(1)} % of ${score.all} mutants are noticed, not these:\n  ${score.survivors.map(mutantName).join('\n  ')}`,
  )
}
