import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import type { TestEvent } from '../test-run.ts'

/** Tells the process that started Playwright of each test as it ends. */
export default class PlaywrightReporter implements Reporter {
  onBegin(_: FullConfig, suite: Suite): void {
    tell({ type: 'planned', tests: suite.allTests().length, isComplete: true })
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, , file = '', ...titles] = test.titlePath()
    tell({
      type: 'done',
      // One that passed only when tried again counts as failed.
      test: {
        name: [file, ...titles].join(' › '),
        ok: test.outcome() === 'expected',
        milliseconds: duration,
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
