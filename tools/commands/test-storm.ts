import { listTests, selectTests } from '../stages/select.ts'
import { playShown } from '../stages/shown-run.ts'
import { figuresOf, tableOf } from '../storm/figures.ts'

/** Runs the tests of faults, load and attacks at full length, and prints a table of the results. */
export async function run(names: string[]): Promise<void> {
  const files = names.length > 0 ? selectTests({ ...listTests(), unit: [] }, names).browser : []
  const started = Date.now()
  const { passed, report } = await playShown([...files, '--grep', '@storm'], { STORM: '1' })
  if (report) {
    const { expected, unexpected, flaky } = report.stats
    const minutes = ((Date.now() - started) / 60_000).toFixed(1)
    console.log(`\n${tableOf(figuresOf(report))}\n`)
    console.log(`${expected} passed, ${unexpected + flaky} failed, ${minutes} minutes`)
  }
  if (!passed) process.exitCode = 1
}
