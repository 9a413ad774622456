import { loadMachines } from '@statecart/chart/node'
import type { AnyStateMachine } from 'xstate'
import { type Trial, tryMachine, warmUp } from './trial.ts'

/** The messages of the process that tries the machines of some files. */
export type Report =
  | { kind: 'begun'; file: string }
  | { kind: 'refused'; file: string; reason: string }
  | { kind: 'tried'; trial: Trial }
  | { kind: 'ended' }

const report = (message: Report): Promise<void> =>
  new Promise((done) => void process.send?.(message, undefined, {}, () => done()))

/** Ignores the errors that XState reports for failed actors, because the snapshots contain them. */
process.on('uncaughtException', () => undefined)
process.on('unhandledRejection', () => undefined)

/** Some examples call `process.exit` at their end. */
const exit = process.exit.bind(process)
process.exit = (() => undefined) as typeof process.exit

// Starts the layout threads and compiles elkjs before the first measurement.
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
