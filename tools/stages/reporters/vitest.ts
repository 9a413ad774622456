import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { TestEvent } from '../test-run.ts'

/** Sends the result of each test to the parent process when the test ends. */
export default class VitestReporter implements Reporter {
  #files = 0
  #read = 0
  #tests = 0

  onTestRunStart(specifications: readonly unknown[]): void {
    this.#files = specifications.length
  }

  onTestModuleCollected(module: TestModule): void {
    this.#read += 1
    this.#tests += [...module.children.allTests()].filter(isRun).length
    tell({ type: 'planned', tests: this.#tests, isComplete: this.#read === this.#files })
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state !== 'passed' && state !== 'failed') return
    tell({
      type: 'done',
      test: {
        name: `${test.module.relativeModuleId} › ${test.fullName.replaceAll(' > ', ' › ')}`,
        ok: state === 'passed',
        milliseconds: test.diagnostic()?.duration ?? 0,
        error: errors?.[0]?.message,
      },
    })
  }

  onTestModuleEnd(module: TestModule): void {
    const [error] = module.errors()
    if (error) tell({ type: 'broken', name: `${module.relativeModuleId}: ${firstLine(error.message)}` })
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly { message: string }[]): void {
    for (const { message } of errors)
      tell({ type: 'broken', name: `outside the tests: ${firstLine(message)}` })
  }
}

function isRun({ options }: TestCase): boolean {
  return options.mode === 'run'
}

function firstLine(message: string): string {
  return message.split('\n')[0] ?? ''
}

function tell(event: TestEvent): void {
  process.send?.(event)
}
