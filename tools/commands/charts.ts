import { writeFileSync } from 'node:fs'
import { namedModels } from '../charts/models.ts'
import { chartsFile, chartsPage } from '../charts/readme.ts'

/** Draws every machine into machines/README.md. */
export function run(): Promise<void> {
  writeFileSync(chartsFile, chartsPage(namedModels))
  console.log(`${namedModels.length} machines drawn in machines/README.md`)
  return Promise.resolve()
}
