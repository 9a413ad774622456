import budgets from '../budgets.json' with { type: 'json' }
import { distFolder } from '../paths.ts'
import { costLine, weighRoutes } from '../site/budgets.ts'
import { buildWhenChanged } from '../site/build.ts'
import { type Outcome, type Stage, singleOutcome } from './stage.ts'

export const buildStages: Stage[] = [
  { name: 'build', run: runBuild },
  { name: 'bytes', run: runBytes },
]

async function runBuild(): Promise<Outcome> {
  await buildWhenChanged(() => {})
  return singleOutcome(true, '')
}

/** Each route's budget counts as a test. */
export function runBytes(): Outcome {
  const costs = weighRoutes(distFolder, budgets)
  const failed = costs.filter(({ kilobytes, budget }) => kilobytes > budget).length
  return { passed: costs.length - failed, failed, output: costs.map(costLine).join('\n') }
}
