import { join } from 'node:path'
import type { CoveragePart } from '@statecart/prove'
import { readCoverageParts, writeCoveragePart } from '@statecart/prove/node'
import { root } from '../paths.ts'

export const coverageFolder = join(root, 'coverage/models')

/** The machine without a screen, its screen in jsdom, and the built shop in a browser. */
export const depths = ['pure', 'rendered', 'browser'] as const
export type Depth = (typeof depths)[number]

/** By depth and machine; a depth that never ran is absent. */
export type Coverage = Partial<Record<Depth, Record<string, CoveragePart>>>

export function recordCoverage(
  depth: Depth,
  machine: string,
  part: CoveragePart,
  folder: string = coverageFolder,
): void {
  writeCoveragePart(folder, depth, machine, part)
}

export function recordedCoverage(folder: string = coverageFolder): Coverage {
  return readCoverageParts(folder)
}
