import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import type { TestEvent } from '../test-run.ts'

/** Sends the result of each test to the parent process when the test ends. */
export default class PlaywrightReporter implements Reporter {
  onBegin(_: FullConfig, suite: Suite): void {
    tell({ type: 'planned', tests: suite.allTests().length, isComplete: true })
  }

  onTestEnd(test: TestCase, { duration, error }: TestResult): void {
    if (test.outcome() === 'skipped') return
    const [, , file = '', ...titles] = test.titlePath()
    tell({
      type: 'done',
      // A test that passed only in a retry counts as failed.
      test: {
        name: [file, ...titles].join(' › '),
        ok: test.outcome() === 'expected',
        milliseconds: duration,
        error: error?.message,
      },
    })
  }

  onError({ message = 'an error' }: TestError): void {
    tell({ type: 'broken', name: `outside the tests: ${message.split('\n')[0]}` })
  }

  printsToStdio(): boolean {
    return false
  }
}

function tell(event: TestEvent): void {
  process.send?.(event)
}
