import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { routePaths, routes, screenFile } from '../../src/routes.ts'
import { CommandError } from '../tool.ts'

/** What a route may cost in thousands of bytes of gzipped script, before its screen can be used. */
export type Budgets = Record<string, { screen: string; kilobytes: number }>

export const budgets: Budgets = Object.fromEntries(
  routePaths.map((path) => [path, { screen: screenFile(path), kilobytes: routes[path].kilobytes }]),
)

export type Cost = { route: string; kilobytes: number; budget: number }

const entry = 'index.html'

/** The scripts that a route needs: the entry, its screen, and all their static imports. */
export function scriptsOf(manifest: Manifest, screen: string): string[] {
  const files = new Set<string>()
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new CommandError(`The build has no chunk of ${key}, which src/routes.ts names.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(follow)
  }
  follow(entry)
  follow(screen)
  return [...files].filter((file) => file.endsWith('.js'))
}

export function weighRoutes(folder: string, budgets: Budgets): Cost[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const weights = new Map<string, number>()
  const weigh = (file: string) => {
    const known = weights.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
    weights.set(file, known)
    return known
  }
  return Object.entries(budgets).map(([route, { screen, kilobytes }]) => {
    const bytes = scriptsOf(manifest, screen).reduce((sum, file) => sum + weigh(file), 0)
    return { route, kilobytes: bytes / 1000, budget: kilobytes }
  })
}

export function costLine({ route, kilobytes, budget }: Cost): string {
  const verdict = kilobytes > budget ? 'OVER' : 'ok'
  return `${verdict.padEnd(5)}${route.padEnd(20)}${kilobytes.toFixed(1).padStart(7)} kB of ${budget}`
}
