import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

/** When the newest version of each package came out, and when the registry was asked. */
export type Releases = { packages: Record<string, { newest: string; released: string; asked: string }> }

export const releasesFile = join(root, 'src/build/supply/releases.json')

const patience = 2

/** What package.json names, by the name that the registry knows it under. */
export function declaredPackages(): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const declared: Record<string, string> = { ...dependencies, ...devDependencies }
  const names = Object.entries(declared).map(([name, version]) => /^npm:(.+)@/.exec(version)?.[1] ?? name)
  return [...new Set(names)].sort()
}

/** Packages of which nothing had been heard for two years when they were last asked for. */
export function silentPackages({ packages }: Releases): string[] {
  return Object.entries(packages)
    .filter(([, { released, asked }]) => {
      const limit = new Date(asked)
      limit.setUTCFullYear(limit.getUTCFullYear() - patience)
      return new Date(released) < limit
    })
    .map(([name]) => name)
}
