import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { writeMachine } from '../scaffold/new-machine.ts'
import { runTool } from '../tool.ts'

/** Begins a behaviour: a machine, its model, its test, and its place among the charts. */
export async function run([name = '']: string[]): Promise<void> {
  const files = writeMachine(name)
  await runTool('@biomejs/biome', ['check', '--write', ...files])
  for (const file of files) console.log(`wrote ${file}`)
  /** By itself, since what is here was loaded before the new machine was written. */
  const { status } = spawnSync(process.execPath, [join(root, 'tools/run.cjs'), 'charts'], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
