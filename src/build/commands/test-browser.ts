import { browsersToTest } from '../chromium.ts'
import { browserStage } from '../stages/browser-stage.ts'
import { listTests, selectTests } from '../stages/select.ts'
import { runStages } from '../stages/stage.ts'

/** The browser tests alone, against a build that is made when something changed. */
export async function run(names: string[]): Promise<void> {
  const tests = { ...listTests(), unit: [] }
  const files = names.length > 0 ? selectTests(tests, names).browser : []
  const passed = await runStages([browserStage(browsersToTest(), files)], console.log, Date.now)
  if (!passed) process.exitCode = 1
}
