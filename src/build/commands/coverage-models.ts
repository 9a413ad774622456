import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namedModels } from '../charts/models.ts'
import { coverageOf, shortcomings } from '../coverage/coverage.ts'
import { coverageFolder, readDepths } from '../coverage/depth.ts'
import { htmlReport, textReport } from '../coverage/report.ts'
import { runTool } from '../tool.ts'

/** Drives every machine through its model, and says which transitions were taken. */
export async function run(): Promise<void> {
  const { code, output } = await runTool('vitest', ['run', '--project', 'machines', 'machines/models.test'])
  if (code !== 0) console.log(output)
  const rows = coverageOf(namedModels, readDepths())
  mkdirSync(coverageFolder, { recursive: true })
  writeFileSync(join(coverageFolder, 'report.json'), `${JSON.stringify(rows, null, 2)}\n`)
  writeFileSync(join(coverageFolder, 'report.html'), htmlReport(rows))
  const problems = shortcomings(rows)
  console.log([textReport(rows), ...problems].join('\n'))
  if (problems.length > 0 || code !== 0) process.exitCode = 1
}
