import { loadMachines } from '@statecart/chart/node'
import type { AnyStateMachine } from 'xstate'
import { type Trial, tryMachine, warmUp } from './trial.ts'

/** What the process that tries the machines of some files reports. */
export type Report =
  | { kind: 'begun'; file: string }
  | { kind: 'refused'; file: string; reason: string }
  | { kind: 'tried'; trial: Trial }
  | { kind: 'ended' }

const report = (message: Report): Promise<void> =>
  new Promise((done) => void process.send?.(message, undefined, {}, () => done()))

/** An actor that fails reports that to nobody here; it is seen in its snapshot. */
process.on('uncaughtException', () => undefined)
process.on('unhandledRejection', () => undefined)

/** Some examples end their process when they have run. */
const exit = process.exit.bind(process)
process.exit = (() => undefined) as typeof process.exit

// The threads for layouts start, and elkjs is compiled, before any time is taken.
await warmUp()

const tried = new Set<AnyStateMachine>()
for (const file of process.argv.slice(2)) {
  await report({ kind: 'begun', file })
  try {
    for (const [exported, machine] of await loadMachines(file)) {
      if (tried.has(machine)) continue
      tried.add(machine)
      await report({
        kind: 'tried',
        trial: await tryMachine(file, exported === 'default' ? nameOf(file) : exported, machine),
      })
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await report({ kind: 'refused', file, reason: reason.replace(`${file} cannot be imported: `, '') })
  }
}
await report({ kind: 'ended' })
exit(0)

function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.\w+$/, '')
}
