import { listTests, selectTests } from '../stages/select.ts'
import { playShown } from '../stages/shown-run.ts'
import { figuresOf, tableOf } from '../storm/figures.ts'

/** The shop under faults, load and malice, at full length; at the end a table of what it showed. */
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
