import { writeMachine } from '../scaffold/new-machine.ts'
import { runCommand, runTool } from '../tool.ts'

/** Creates the files of a new behavior: machine, model and test, and adds it to the charts. */
export async function run([name = '']: string[]): Promise<void> {
  const files = writeMachine(name)
  await runTool('@biomejs/biome', ['check', '--write', ...files])
  for (const file of files) console.log(`wrote ${file}`)
  // In a child process, because this process loaded the list of models before the new machine existed.
  const { code } = await runCommand('charts', [], { shown: true })
  process.exitCode = code
}
