import { runLint } from '../stages/check-stages.ts'

export async function run(): Promise<void> {
  const { failed, output } = await runLint()
  if (failed === 0) return
  console.log(output)
  process.exitCode = 1
}
