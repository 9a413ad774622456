import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import stored from '../../machines/coverage.json' with { type: 'json' }
import { namedModels } from '../../src/app/machine-room/models.ts'
import { coverageOf, coverageProblems, storeCoverage } from '../coverage/coverage.ts'
import { coverageFolder, recordedCoverage } from '../coverage/depth.ts'
import { htmlReport, textReport } from '../coverage/report.ts'
import { runTool } from '../tool.ts'
import { run as runBrowser } from './test-browser.ts'

const unitTests = ['machines/models.test', 'screens/models']

/** Runs every model in Node, in jsdom and in a browser, and reports which transitions were taken. */
export async function run(): Promise<void> {
  rmSync(coverageFolder, { recursive: true, force: true })
  const { code, output } = await runTool('vitest', ['run', ...unitTests])
  if (code !== 0) console.log(output)
  await runBrowser(['models'])
  const coverage = recordedCoverage()
  const rows = coverageOf(namedModels, coverage)
  mkdirSync(coverageFolder, { recursive: true })
  writeFileSync(join(coverageFolder, 'report.json'), `${JSON.stringify(rows, null, 2)}\n`)
  writeFileSync(join(coverageFolder, 'report.html'), htmlReport(rows))
  storeCoverage(namedModels, coverage, stored)
  const problems = coverageProblems(rows)
  console.log([textReport(rows), ...problems].join('\n'))
  if (problems.length > 0 || code !== 0) process.exitCode = 1
}
