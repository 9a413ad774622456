import { browsersToTest } from '../chromium.ts'
import { browserStage } from '../stages/browser-stage.ts'
import { buildStages } from '../stages/build-stages.ts'
import { checkStages } from '../stages/check-stages.ts'
import { listTests, selectTests } from '../stages/select.ts'
import { runStages, type Stage } from '../stages/stage.ts'
import { unitFilesStage, unitStages } from '../stages/unit-stages.ts'

/** Everything, or the tests that bear one of the names. */
export async function run(names: string[]): Promise<void> {
  const stages = names.length > 0 ? namedStages(names) : everyStage()
  const passed = await runStages(stages, console.log, Date.now)
  if (!passed) process.exitCode = 1
}

function everyStage(): Stage[] {
  const browsers = browsersToTest()
  return [...checkStages, ...unitStages(), ...buildStages, browserStage(browsers, [])]
}

function namedStages(names: string[]): Stage[] {
  const { unit, browser } = selectTests(listTests(), names)
  return [
    ...(unit.length > 0 ? [unitFilesStage(names.join(' '), unit)] : []),
    ...(browser.length > 0 ? [browserStage(browsersToTest(), browser)] : []),
  ]
}
