import type { Stage } from './stage.ts'
import { runTests } from './test-run.ts'

/** Playwright against the built shop; all specs when no file is given. */
export function browserStage(files: string[], env: Record<string, string> = {}): Stage {
  return {
    name: 'browser',
    run: (report) => runTests('@playwright/test', ['test', ...files], env, report),
  }
}
