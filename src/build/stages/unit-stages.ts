import { join } from 'node:path'
import { cacheFolder } from '../paths.ts'
import { runTool } from '../tool.ts'
import { takeReport } from './json-report.ts'
import { type Outcome, type Stage, singleOutcome } from './stage.ts'

const projects = {
  machines: 'machines',
  screens: 'screens',
  sources: 'sources',
  storage: 'storage',
  build: 'build scripts',
  room: 'machine room',
}

export function unitStages(): Stage[] {
  return Object.entries(projects).map(([project, name]) => ({
    name,
    run: () => runVitest(['--project', project]),
  }))
}

/** The given test files, whichever project they belong to. */
export function unitFilesStage(name: string, files: string[]): Stage {
  return { name, run: () => runVitest(files) }
}

async function runVitest(words: string[]): Promise<Outcome> {
  const report = join(cacheFolder, `vitest-${process.pid}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await runTool('vitest', ['run', ...words, ...reporters], {
    env: { NODE_ENV: 'test' },
  })
  return countVitest(takeReport<VitestReport>(report), code, output)
}

/** A file that could not even be loaded has no failed test, so the exit code has the last word. */
export function countVitest(report: VitestReport | undefined, code: number, output: string): Outcome {
  if (!report) return singleOutcome(false, output)
  const failed = report.numFailedTests || (code === 0 ? 0 : 1)
  return { passed: report.numPassedTests, failed, output }
}

type VitestReport = { numPassedTests: number; numFailedTests: number }
