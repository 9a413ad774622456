/** The public API of @statecart/prove. */

export {
  type Coverage,
  type CoverageFile,
  type CoveragePart,
  type CoverageParts,
  coverageFromXStateTest,
  coverageOf,
  coveragePart,
  coverageText,
  parseCoverage,
  updatedCoverage,
} from './coverage.ts'
export { type Driver, defineDriver, exceptionsOf, type Move, type OuterDepth, untakenBy } from './driver.ts'
export { explore, type Found, inputsOf, type Limits } from './explore.ts'
export { expectedInstead, isAnswered } from './judge.ts'
export {
  type Answer,
  type Answers,
  defineModel,
  type Effect,
  emits,
  type FullAnswer,
  type InputOfModel,
  inputOf,
  type Model,
  performs,
  tells,
} from './model.ts'
export type { MutantKind } from './mutants/change.ts'
export { type Mutant, mutantsOf } from './mutants/mutants.ts'
export { performPath } from './perform.ts'
export { planPaths, type Step, type TestPath } from './plan.ts'
export {
  gapsOf,
  idOf,
  type MutantScore,
  mutantScore,
  problemsOf,
  problemsWith,
  survivorsOf,
} from './problems.ts'
export { startRun } from './run.ts'
export { isSameData } from './same-data.ts'
export { byLabel, byRole, byText, type Query, queryText, type Role } from './scene/query.ts'
export type { User } from './scene/user.ts'
export { type Watched, watch } from './scene/watch.ts'
export { problemsOnRandomWalks, problemsOnWalk, type Walk, type WalkOptions } from './walks.ts'
