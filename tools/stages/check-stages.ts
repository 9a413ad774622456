import { runNpm, runTool, type ToolResult } from '../tool.ts'
import { type Outcome, type Stage, singleOutcome } from './stage.ts'

/** In processes of their own, so that this one goes on counting what runs beside them. */
export const checkStages: Stage[] = [
  { name: 'format and lint', run: () => checked(runNpm(['run', '--silent', 'lint'])) },
  { name: 'types', run: () => checked(runTool('typescript', ['-b'])) },
]

export async function checked(result: Promise<ToolResult>): Promise<Outcome> {
  const { code, output } = await result
  return singleOutcome(code === 0, output)
}
