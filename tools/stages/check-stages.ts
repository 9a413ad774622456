import { checkProject } from '../checks/checks.ts'
import { runCommand, runTool, type ToolResult } from '../tool.ts'
import { type Outcome, type Stage, singleOutcome } from './stage.ts'

/** In processes of their own, so that this one goes on counting what runs beside them. */
export const checkStages: Stage[] = [
  { name: 'format and lint', run: () => checked(runCommand('lint')) },
  { name: 'types', run: () => checked(runTool('typescript', ['-b'])) },
]

export async function runLint(): Promise<Outcome> {
  const outcomes = await Promise.all([
    checked(runTool('@biomejs/biome', ['check', '--error-on-warnings'])),
    checked(runTool('knip', ['--no-progress'])),
    runOwnChecks(),
  ])
  const failures = outcomes.filter(({ failed }) => failed > 0)
  return singleOutcome(failures.length === 0, failures.map(({ output }) => output.trim()).join('\n\n'))
}

function runOwnChecks(): Outcome {
  const findings = checkProject()
  return singleOutcome(findings.length === 0, findings.join('\n'))
}

export async function checked(result: Promise<ToolResult>): Promise<Outcome> {
  const { code, output } = await result
  return singleOutcome(code === 0, output)
}
