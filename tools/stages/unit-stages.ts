import type { Stage } from './stage.ts'
import { runTests } from './test-run.ts'

const projects = ['machines', 'packages', 'screens', 'sources', 'storage', 'build', 'room']

/** All in one start, so that no core waits for the last file of a project. */
export function unitStage(words: string[] = []): Stage {
  return vitestStage('tests in Node', [...projects.flatMap((project) => ['--project', project]), ...words])
}

/** The given test files, whichever project they belong to. */
export function unitFilesStage(name: string, files: string[]): Stage {
  return vitestStage(name, files)
}

function vitestStage(name: string, words: string[]): Stage {
  return { name, run: (report) => runTests('vitest', ['run', ...words], { NODE_ENV: 'test' }, report) }
}
