import { readdirSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
/** At the root of the site, so that the whole shop is in its scope. */
export const workerFile = 'service-worker.js'
export const distFolder = join(root, 'dist')
export const staticFolder = join(root, 'dist-static')
export const atlasFolder = join(root, 'dist-atlas')
export const cacheFolder = join(root, '.cache')
/** The file that records the inputs of the site in a folder. */
export function stampFileOf(folder: string): string {
  return join(cacheFolder, `build-of-${basename(folder)}.json`)
}

/**
 * Returns all files below a folder except node_modules, as sorted paths relative to `base`, with `/` on every system. A missing
 * folder counts as empty.
 */
export function filesBelow(folder: string, base: string = folder): string[] {
  return entriesOf(folder)
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.name === 'node_modules') return []
      if (entry.isDirectory()) return filesBelow(path, base)
      return entry.isFile() ? [relative(base, path).split(sep).join('/')] : []
    })
    .sort()
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
