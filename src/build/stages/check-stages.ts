import { lintProject } from '../lint/lint.ts'
import { runTool } from '../tool.ts'
import { type Outcome, type Stage, singleOutcome } from './stage.ts'

export const checkStages: Stage[] = [
  { name: 'format and lint', run: runLint },
  { name: 'types', run: () => runCheck('typescript', []) },
]

export async function runLint(): Promise<Outcome> {
  const outcomes = await Promise.all([
    runCheck('@biomejs/biome', ['check', '--error-on-warnings']),
    runCheck('knip', ['--no-progress']),
    lintOwnRules(),
  ])
  const failures = outcomes.filter(({ failed }) => failed > 0)
  return singleOutcome(failures.length === 0, failures.map(({ output }) => output.trim()).join('\n\n'))
}

function lintOwnRules(): Outcome {
  const findings = lintProject()
  return singleOutcome(findings.length === 0, findings.join('\n'))
}

async function runCheck(packageName: string, words: string[]): Promise<Outcome> {
  const { code, output } = await runTool(packageName, words)
  return singleOutcome(code === 0, output)
}
