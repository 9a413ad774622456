import { runStages } from '../stages/run-stages.ts'
import { listTests, selectTests } from '../stages/select.ts'
import { browserStage } from '../stages/stages.ts'

/** Runs only the browser tests; rebuilds the site if something changed. */
export async function run(names: string[]): Promise<void> {
  const tests = { ...listTests(), unit: [] }
  const files = names.length > 0 ? selectTests(tests, names).browser : []
  if (!(await runStages([[[browserStage(files)]]]))) process.exitCode = 1
}
