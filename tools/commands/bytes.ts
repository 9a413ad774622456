import { buildWhenChanged } from '../site/build.ts'
import { runBytes } from '../stages/stages.ts'

/** The script size of each route. */
export async function run(): Promise<void> {
  await buildWhenChanged(console.log)
  const { failed, output } = runBytes()
  console.log(output)
  if (failed > 0) process.exitCode = 1
}
