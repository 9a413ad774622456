import { type Phase, runStages } from '../stages/run-stages.ts'
import { listTests, selectTests } from '../stages/select.ts'
import { browserStage, buildStages, checkStages, unitStage, vitestStage } from '../stages/stages.ts'

/** Runs everything, or the tests with one of the names in their path. */
export async function run(names: string[]): Promise<void> {
  const passed = await runStages(names.length > 0 ? namedStages(names) : everyStage())
  if (!passed) process.exitCode = 1
}

/** The checks and the build run in parallel with the tests in Node. The browser tests run alone, because they use all cores. */
function everyStage(): Phase[] {
  return [[[unitStage()], [...checkStages, ...buildStages]], [[browserStage([])]]]
}

function namedStages(names: string[]): Phase[] {
  const { unit, browser } = selectTests(listTests(), names)
  return [
    ...(unit.length > 0 ? [[[vitestStage(names.join(' '), unit)]]] : []),
    ...(browser.length > 0 ? [[[browserStage(browser)]]] : []),
  ]
}
