import { writeMachine } from '../scaffold/new-machine.ts'
import { runCommand, runTool } from '../tool.ts'

/** Begins a behaviour: a machine, its model, its test, and its place among the charts. */
export async function run([name = '']: string[]): Promise<void> {
  const files = writeMachine(name)
  await runTool('@biomejs/biome', ['check', '--write', ...files])
  for (const file of files) console.log(`wrote ${file}`)
  // In a process of its own, because the list of models was loaded here before the new machine was written.
  const { code } = await runCommand('charts', [], { shown: true })
  process.exitCode = code
}
