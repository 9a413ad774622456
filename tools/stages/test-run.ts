import { join } from 'node:path'
import { root } from '../paths.ts'
import { runTool } from '../tool.ts'
import type { Count, Outcome, TestResult } from './stage.ts'

/** Messages of the reporters in this folder during a run. */
export type TestEvent =
  | { type: 'planned'; tests: number; isComplete: boolean }
  | { type: 'done'; test: TestResult }
  /** An error outside a test, such as a file that could not be loaded. */
  | { type: 'broken'; name: string }

type Runner = 'vitest' | '@playwright/test'

const reporters: Record<Runner, (reporter: string) => string[]> = {
  vitest: (reporter) => ['--reporter=dot', `--reporter=${join(root, reporter)}`],
  '@playwright/test': (reporter) => [`--reporter=dot,${join(root, reporter)}`],
}

/** Runs tests and counts them as they end. */
export async function runTests(
  runner: Runner,
  args: string[],
  env: Record<string, string>,
  report: (count: Count) => void,
): Promise<Outcome> {
  const reporter = `tools/stages/reporters/${runner.split('/')[0]?.replace('@', '')}.ts`
  const tally = createTally()
  const { code, output } = await runTool(runner, [...args, ...reporters[runner](reporter)], {
    env,
    onMessage(message) {
      tally.add(message as TestEvent)
      report(tally.count())
    },
  })
  return tally.outcome(code, output)
}

export function createTally() {
  const tests: TestResult[] = []
  const broken: string[] = []
  let planned = 0
  let isComplete = false
  const failures = () => [...tests.flatMap(({ ok, name }) => (ok ? [] : [name])), ...broken]

  return {
    add(event: TestEvent): void {
      if (event.type === 'done') tests.push(event.test)
      else if (event.type === 'broken') broken.push(event.name)
      else {
        planned = event.tests
        isComplete = event.isComplete
      }
    },
    count: (): Count => ({ done: tests.length, failed: failures().length, planned, isComplete }),
    /** A runner that exits with an error but names no failure, or that ran no test, counts as one failure. */
    outcome(code: number, output: string): Outcome {
      const named = failures()
      const isSilent = named.length === 0 && (code !== 0 || tests.length === 0)
      const all = isSilent ? [`ended with ${code} after ${tests.length} tests`] : named
      return {
        passed: tests.filter(({ ok }) => ok).length,
        failed: all.length,
        output,
        failures: all,
        tests,
      }
    },
  }
}
