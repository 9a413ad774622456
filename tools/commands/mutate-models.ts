import { runTool } from '../tool.ts'

/** Takes transitions, guards, actions and entering anew out of the machines, one at a time, and says which of them no model missed. */
export async function run([count = '30', seed = `${Date.now() % 100_000}`]: string[]): Promise<void> {
  console.log(`${count} removals, seed ${seed}`)
  const env = { REMOVALS: count, REMOVALS_SEED: seed }
  const { code } = await runTool('vitest', ['run', '--project', 'removals', '--silent'], { env, shown: true })
  if (code !== 0) process.exitCode = 1
}
