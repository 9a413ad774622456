import { root } from '../paths.ts'
import { selectTests, testFiles } from '../stages/select.ts'
import { runTool } from '../tool.ts'

/** Runs the tests again on every save: all of them, or those that bear one of the names. */
export async function run(names: string[]): Promise<void> {
  const files = names.length > 0 ? selectTests(testFiles(root), names).unit : []
  const { code } = await runTool('vitest', ['watch', ...files], { shown: true })
  process.exitCode = code
}
