import { findChromium } from '../chromium.ts'
import { root } from '../paths.ts'
import { browserStage } from '../stages/browser-stage.ts'
import { selectTests, testFiles } from '../stages/select.ts'
import { runStages } from '../stages/stage.ts'

/** The browser tests alone, against a build that is made when something changed. */
export async function run(names: string[]): Promise<void> {
  const files = names.length > 0 ? selectTests(testFiles(root), names).browser : []
  const passed = await runStages([browserStage(findChromium(), files)], console.log, Date.now)
  if (!passed) process.exitCode = 1
}
