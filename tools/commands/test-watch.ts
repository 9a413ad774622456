import { listTests, selectTests } from '../stages/select.ts'
import { runTool } from '../tool.ts'

/** Runs the tests again on every save: all tests, or those with one of the names in their path. */
export async function run(names: string[]): Promise<void> {
  const tests = { ...listTests(), browser: [] }
  const files = names.length > 0 ? selectTests(tests, names).unit : []
  const { code } = await runTool('vitest', ['watch', ...files], { shown: true })
  process.exitCode = code
}
