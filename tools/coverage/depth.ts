import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

export const coverageFolder = join(root, 'coverage/models')

/** The machine alone, its screen in jsdom, the built shop in a browser. */
export const depths = ['pure', 'rendered', 'browser'] as const
export type Depth = (typeof depths)[number]

/** The transitions of a machine that the tests of one depth took. */
export interface TakenTransitions {
  /** How often, by the id of the transition. */
  taken: Record<string, number>
  /** The transitions that are impossible at this depth, with the reason. */
  excepted: Record<string, string>
}

/** By depth and machine; a depth that never ran is absent. */
export type Coverage = Partial<Record<Depth, Record<string, TakenTransitions>>>

export function takenTransitions(
  ids: readonly string[],
  excepted: Readonly<Record<string, string>> = {},
): TakenTransitions {
  const taken: TakenTransitions['taken'] = {}
  for (const id of [...ids].sort()) taken[id] = (taken[id] ?? 0) + 1
  return { taken, excepted }
}

export function writeCoverage(
  depth: Depth,
  machine: string,
  took: TakenTransitions,
  folder = coverageFolder,
): void {
  mkdirSync(join(folder, depth), { recursive: true })
  writeFileSync(join(folder, depth, `${machine}.json`), `${JSON.stringify(took, null, 2)}\n`)
}

export function readCoverage(folder: string = coverageFolder): Coverage {
  return Object.fromEntries(
    depths.flatMap((depth) => {
      const kept = filesIn(join(folder, depth)).map((file) => [
        file.replace(/\.json$/, ''),
        JSON.parse(readFileSync(join(folder, depth, file), 'utf8')),
      ])
      return kept.length > 0 ? [[depth, Object.fromEntries(kept)]] : []
    }),
  )
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}
