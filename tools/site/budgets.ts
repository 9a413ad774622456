import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Manifest, parseAst } from 'vite'
import { routePaths, routes, screenFile } from '../../src/routes.ts'
import { CommandError } from '../tool.ts'

/** The size limit of each route in kB: all scripts that are loaded before the first input, gzipped. */
export type Budgets = Record<string, { screen: string; kilobytes: number }>

export const budgets: Budgets = Object.fromEntries(
  routePaths.map((path) => [path, { screen: screenFile(path), kilobytes: routes[path].kilobytes }]),
)

export type Cost = { route: string; kilobytes: number; budget: number }

const entry = 'index.html'

/** Loaded on every route once the page is shown. tests/browser/bytes.spec.ts compares this list with what a browser loads. */
const deferred = [
  'src/app/notices/banners.tsx',
  'src/app/notices/update-notice.tsx',
  'src/app/notices/late-parts.tsx',
  'src/app/footer/footer-cards.tsx',
  'src/adapters/updates.ts',
]
const inspector = 'room/inspector.js'

/** These chunks and all their static imports. */
function closureOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>()
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new CommandError(`The build has no chunk of ${key}.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(follow)
  }
  keys.forEach(follow)
  return [...files].filter((file) => file.endsWith('.js'))
}

/** The scripts that a route needs before it is shown: the entry, its screen, and what they import. */
export function scriptsOf(manifest: Manifest, screen: string): string[] {
  return closureOf(manifest, [entry, screen])
}

/** The scripts of the machine room in the page. They are a separate build without a manifest. */
function inspectorScripts(folder: string, file = inspector, found = new Set<string>()): string[] {
  if (found.has(file) || !existsSync(join(folder, file))) return [...found]
  found.add(file)
  for (const statement of parseAst(readFileSync(join(folder, file), 'utf8')).body)
    if (statement.type === 'ImportDeclaration')
      inspectorScripts(folder, posix.join(posix.dirname(file), String(statement.source.value)), found)
  return [...found]
}

/** All scripts that a route loads while the visitor only looks at it. */
export function scriptsWithoutInput(folder: string, screen: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const known = deferred.filter((key) => key in manifest)
  return [...closureOf(manifest, [entry, screen, ...known]), ...inspectorScripts(folder)]
}

export function weighRoutes(folder: string, budgets: Budgets): Cost[] {
  const weights = new Map<string, number>()
  const weigh = (file: string) => {
    const known = weights.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
    weights.set(file, known)
    return known
  }
  return Object.entries(budgets).map(([route, { screen, kilobytes }]) => {
    const bytes = scriptsWithoutInput(folder, screen).reduce((sum, file) => sum + weigh(file), 0)
    return { route, kilobytes: bytes / 1000, budget: kilobytes }
  })
}

export function costLine({ route, kilobytes, budget }: Cost): string {
  const verdict = kilobytes > budget ? 'OVER' : 'ok'
  return `${verdict.padEnd(5)}${route.padEnd(20)}${kilobytes.toFixed(1).padStart(7)} kB of ${budget}`
}
