import { runBytes } from '../stages/build-stages.ts'

/** What each route of the present build costs. */
export function run(): Promise<void> {
  const { failed, output } = runBytes()
  console.log(output)
  if (failed > 0) process.exitCode = 1
  return Promise.resolve()
}
