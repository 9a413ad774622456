import { distFolder } from '../paths.ts'
import { budgets, costLine, weighRoutes } from '../site/budgets.ts'
import { runCommand, runNpm, runTool, type ToolResult } from '../tool.ts'
import { type Outcome, type Stage, singleOutcome } from './stage.ts'
import { runTests } from './test-run.ts'

export const buildStages: Stage[] = [
  { name: 'build', run: () => checked(runCommand('build-changed')) },
  { name: 'bytes', run: runBytes },
]

/** Each route's budget counts as a test. */
export function runBytes(): Outcome {
  const costs = weighRoutes(distFolder, budgets)
  const isOver = ({ kilobytes, budget }: (typeof costs)[number]) => kilobytes > budget
  const over = costs.filter(isOver)
  return {
    passed: costs.length - over.length,
    failed: over.length,
    output: costs.map(costLine).join('\n'),
    failures: over.map(costLine),
  }
}

/** In child processes, so that this process can show the progress of other stages. */
export const checkStages: Stage[] = [
  { name: 'format and lint', run: () => checked(runNpm(['run', '--silent', 'lint'])) },
  // With several threads, each checks the types that they share anew: more than twice the processor time.
  { name: 'types', run: () => checked(runTool('typescript', ['-b', '--singleThreaded'])) },
]

async function checked(result: Promise<ToolResult>): Promise<Outcome> {
  const { code, output } = await result
  return singleOutcome(code === 0, output)
}

const projects = ['machines', 'packages', 'screens', 'sources', 'storage', 'build', 'room']

/** One Vitest run for all projects, so that no core is idle at the end of a project. */
export function unitStage(args: string[] = []): Stage {
  return vitestStage('tests in Node', [...projects.flatMap((project) => ['--project', project]), ...args])
}

/** Runs Vitest with these arguments, such as test files of any project. */
export function vitestStage(name: string, args: string[]): Stage {
  return { name, run: (report) => runTests('vitest', ['run', ...args], { NODE_ENV: 'test' }, report) }
}

/** Playwright against the built shop; all specs when no file is given. */
export function browserStage(files: string[], env: Record<string, string> = {}): Stage {
  return {
    name: 'browser',
    run: (report) => runTests('@playwright/test', ['test', ...files], env, report),
  }
}
