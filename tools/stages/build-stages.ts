import { distFolder } from '../paths.ts'
import { budgets, costLine, weighRoutes } from '../site/budgets.ts'
import { runCommand } from '../tool.ts'
import { checked } from './check-stages.ts'
import type { Outcome, Stage } from './stage.ts'

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
