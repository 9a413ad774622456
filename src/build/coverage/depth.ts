import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

export const coverageFolder = join(root, 'coverage/models')

/** What one way of testing has taken of the machines: `pure.json`, and whatever else lies beside it. */
export interface Depth {
  depth: string
  /** The ids of the transitions taken, by the name of the machine. */
  taken: Record<string, string[]>
}

export function keepCoverage(depth: Depth, folder: string = coverageFolder): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${depth.depth}.json`), `${JSON.stringify(depth, null, 2)}\n`)
}

/** Every depth that has left its file, the pure one first. */
export function readDepths(folder: string = coverageFolder): Depth[] {
  return filesIn(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Depth)
    .sort((one, other) => Number(other.depth === 'pure') - Number(one.depth === 'pure'))
}

const report = 'report.json'

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json') && file !== report)
      .sort()
  } catch {
    return []
  }
}
