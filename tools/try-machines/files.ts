import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', '.git', 'dist', 'build', 'coverage'])
const largest = 500_000

/** Returns the files below a folder, or the file itself, that may export an XState machine: those that mention its functions. */
export function filesWithMachines(folder: string): string[] {
  if (statSync(folder).isFile()) return mayExportMachine(folder) ? [folder] : []
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesWithMachines(path)
      return entry.isFile() && mayExportMachine(path) ? [path] : []
    })
}

function mayExportMachine(path: string): boolean {
  if (!/\.(ts|tsx|mts|cts|js|jsx|mjs|cjs)$/.test(path) || /\.(d|test|spec|config)\.\w+$/.test(path))
    return false
  if (statSync(path).size > largest) return false
  const text = readFileSync(path, 'utf8')
  return /\bexports?\b/.test(text) && /\bcreateMachine\b|\bsetup\s*\(/.test(text) && /\bxstate\b/.test(text)
}
