/** The public API of @statecart/prove. */

export { type Driver, exceptionsOf, type Move, type OuterDepth } from './driver.ts'
export { explore, inputsOf } from './explore.ts'
export { expectedInstead } from './judge.ts'
export {
  type Answer,
  type Answers,
  defineModel,
  type Effect,
  type FullAnswer,
  inputOf,
  type Model,
  performs,
  tells,
} from './model.ts'
export { performPath } from './perform.ts'
export { planPaths, type TestPath } from './plan.ts'
export { idOf, problemsOf, problemsOnWalk, type Walk } from './problems.ts'
export { problemsWithout, type Removal, removalsFrom } from './removals.ts'
export { startRun } from './run.ts'
