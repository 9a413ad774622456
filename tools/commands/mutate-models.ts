import { runTool } from '../tool.ts'

/** Removes transitions, guards, actions and reentry from the machines, one at a time, and reports the changes that no model detects. */
export async function run([count = '30', seed = `${Date.now() % 100_000}`]: string[]): Promise<void> {
  console.log(`${count} removals, seed ${seed}`)
  const env = { REMOVALS: count, REMOVALS_SEED: seed }
  const { code } = await runTool('vitest', ['run', '--project', 'removals', '--silent'], { env, shown: true })
  if (code !== 0) process.exitCode = 1
}
